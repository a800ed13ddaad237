// End to end: a real browser against the real server, with an empty data folder and the demo accounts.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";

// The configuration is read again by every worker: what is drawn once is handed on in the environment.
process.env["E2E_PORT"] ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env["E2E_DATA"] ??= mkdtempSync(join(tmpdir(), "lanyard-e2e-"));
const port = process.env["E2E_PORT"];
const baseURL = `http://127.0.0.1:${port}`;
const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: "e2e",
  outputDir: "../../test-results",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  globalTeardown: "./e2e/teardown.ts",
  use: {
    baseURL,
    timezoneId: "Europe/Rome",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
  webServer: {
    command: "npm run --silent start -w @lanyard/api",
    cwd: "../..",
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: port, DATA_DIR: process.env["E2E_DATA"], PUBLIC_URL: baseURL, DEMO: "1" },
  },
});
