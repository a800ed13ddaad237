// What holds for every component: rendered in a document without a browser.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "design-system",
    environment: "jsdom",
    setupFiles: ["test/missing-in-jsdom.ts"],
    testTimeout: 60_000,
    root: import.meta.dirname,
    include: ["test/**/*.test.{ts,tsx}"],
  },
});
