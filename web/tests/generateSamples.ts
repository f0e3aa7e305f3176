// Runs before all tests: lets the Python server write the sample messages to tests/generated.
import { resolve } from "node:path";
import { runPython } from "../scripts/python.mjs";

export default function generateSamples(): void {
  runPython("tests.page_samples", resolve(import.meta.dirname, "generated"));
}
