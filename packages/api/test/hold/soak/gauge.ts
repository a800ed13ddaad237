// Loaded into the measured server: on SIGUSR2, it collects garbage and writes the memory still in use to a file.
import { renameSync, writeFileSync } from "node:fs";
import { memoryUsage } from "node:process";

const file = process.env["GAUGE_FILE"]!;

process.on("SIGUSR2", () => {
  globalThis.gc?.();
  const { heapUsed, external } = memoryUsage();
  // Written under another name and renamed, so that nobody reads a partial number.
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
});
