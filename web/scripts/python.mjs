// Runs a Python module of this repository, with the sources rather than the installed package: it may be older, or not built.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const VENV_PYTHON = resolve(ROOT, ".venv/bin/python");
const LONGEST = 64 * 1024 * 1024; // bytes of output

/** What the module prints; an error if it fails. */
export function runPython(module, ...words) {
  const python = process.env.NAQALA_PYTHON ?? (existsSync(VENV_PYTHON) ? VENV_PYTHON : "python3");
  const env = { ...process.env, NAQALA_MODE: "interpreted", PYTHONPATH: resolve(ROOT, "src") };
  const stdio = ["ignore", "pipe", "inherit"];
  return execFileSync(python, ["-m", module, ...words], { cwd: ROOT, env, stdio, encoding: "utf8", maxBuffer: LONGEST });
}
