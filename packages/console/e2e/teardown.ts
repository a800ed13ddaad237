// Removes the data folder of the run.
import { rm } from "node:fs/promises";

export default async function teardown(): Promise<void> {
  const folder = process.env["E2E_DATA"];
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
