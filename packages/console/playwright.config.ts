// End to end: real browsers against the real server, each with a server of its own, an empty data folder and the demo accounts.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";
import { hostOriginFor, testHostOriginFor } from "./e2e/host-origins.ts";

// People and pages wait for each other: two would leave two cores idle for half of the time.
const workers = 3;

// The configuration is read again by every worker: what is drawn once is handed on in the environment.
// Below those that systems hand out, as to servers of the checks that run beside these.
process.env["E2E_PORT"] ??= String(20_000 + workers * Math.floor(Math.random() * 4_000));
process.env["E2E_DATA"] ??= mkdtempSync(join(tmpdir(), "lanyard-e2e-"));
const firstPort = Number(process.env["E2E_PORT"]);
const data = process.env["E2E_DATA"];
const { executablePath, args, env } = await findBrowser();

const servers = Array.from({ length: workers }, (_, index) => ({
  port: String(firstPort + index),
  url: `http://127.0.0.1:${firstPort + index}`,
  data: join(data, String(index)),
}));
/** The server of the worker that reads this; one that takes the place of another has its index. */
const own = servers[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)]!;

export default defineConfig({
  testDir: "e2e",
  // Of its own, as it is emptied first.
  outputDir: "../../test-results/e2e",
  // Whoever is free takes the next test, so that both end at about the same time.
  fullyParallel: true,
  workers,
  // One that fails and then passes is named at the end of the run: it is a fault to look for, and no reason to hold back others' work.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  // The longest first: begun last, it would keep one worker busy while the other has nothing left.
  projects: [
    { name: "long", testMatch: "release.spec.ts" },
    { name: "others", testIgnore: "release.spec.ts" },
  ],
  globalTeardown: "./e2e/teardown.ts",
  use: {
    baseURL: own.url,
    timezoneId: "Europe/Rome",
    // Each test would record one for the few that fail: `npm run e2e -- --trace retain-on-failure` shows a failure.
    trace: "off",
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
  webServer: servers.map((server) => ({
    command: "npm run --silent start -w @lanyard/api",
    cwd: "../..",
    url: `${server.url}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: server.port,
      DATA_DIR: server.data,
      PUBLIC_URL: server.url,
      DEMO: "1",
      HOST_ORIGINS: `${hostOriginFor(Number(server.port))},${testHostOriginFor(Number(server.port))}`,
    },
  })),
});
