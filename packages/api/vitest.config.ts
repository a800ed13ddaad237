// The server's tests run on a real PostgreSQL, started once.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/postgres.setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
