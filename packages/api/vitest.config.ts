// The server's tests run on a real PostgreSQL, started once.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    // The same in every package, as they run together: the server's tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/postgres.setup.ts"],
    // The server is loaded once for all files: one that mocks a part of it loads it anew, and leaves it so.
    isolate: false,
    // Requests and rows are garbage at once, too: with room for it, it is collected far less often.
    execArgv: ["--max-semi-space-size=64"],
    // As Node loads it: what is inlined is read and decoded anew, megabytes of it, at each start of a server.
    server: { deps: { external: [/\/console\/dist\//] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as a test: how fast the machine is decides nothing.
    expect: { poll: { timeout: 60_000 } },
  },
});
