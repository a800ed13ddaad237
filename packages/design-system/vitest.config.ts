// What holds for every component; a file that renders one says that it needs a document.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "design-system",
    testTimeout: 60_000,
    root: import.meta.dirname,
    include: ["test/**/*.test.{ts,tsx}"],
  },
});
