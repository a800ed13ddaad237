// Loaded into the server that is measured: at SIGUSR2 it collects garbage and writes down what is still held.
import { renameSync, writeFileSync } from "node:fs";
import { memoryUsage } from "node:process";

const file = process.env["GAUGE_FILE"]!;

process.on("SIGUSR2", () => {
  globalThis.gc?.();
  const { heapUsed, external } = memoryUsage();
  // Renamed, so that nobody reads half a number.
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
});
