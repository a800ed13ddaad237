// End-to-end tests: real browsers against the real server. Each worker has a server of its own, with an empty data
// folder and the demo accounts.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";
import { hostOriginFor, testHostOriginFor } from "./e2e/host-origins.ts";

// Three workers on two cores, because tests often wait for pages: with two workers the cores would be idle half of the
// time.
const workers = 3;

// Every worker reads this configuration again, so random values are passed on in the environment. The ports are below
// the range of ephemeral ports, which servers of other checks running meanwhile use.
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
/** The server of the worker that reads this; a replacement worker has the same index. */
const own = servers[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)]!;

export default defineConfig({
  testDir: "e2e",
  // A folder of its own, because Playwright empties it first.
  outputDir: "../../test-results/e2e",
  // Each worker takes the next test when it is free, so that all end at about the same time.
  fullyParallel: true,
  workers,
  // A test that fails and then passes is reported as flaky at the end: it has to be looked into, but does not fail the
  // run.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  // The longest test starts first: started last, it would keep one worker busy while the others have nothing left.
  projects: [
    { name: "long", testMatch: "release.spec.ts" },
    { name: "others", testIgnore: "release.spec.ts" },
  ],
  globalTeardown: "./e2e/teardown.ts",
  use: {
    baseURL: own.url,
    timezoneId: "Europe/Rome",
    // Off, because every test would record a trace for the few that fail: `npm run e2e -- --trace retain-on-failure`
    // records failures.
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
