// Runs before all tests: lets the Python server write the sample messages to tests/generated.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const VENV_PYTHON = resolve(ROOT, ".venv/bin/python");

export default function generateSamples(): void {
  const python = process.env.NAQALA_PYTHON ?? (existsSync(VENV_PYTHON) ? VENV_PYTHON : "python3");
  // The sources, not the installed package: it may not be built yet, or be older.
  const env = { ...process.env, NAQALA_MODE: "interpreted", PYTHONPATH: resolve(ROOT, "src") };
  execFileSync(python, ["-m", "tests.page_samples", resolve(import.meta.dirname, "generated")], { cwd: ROOT, env, stdio: "inherit" });
}
