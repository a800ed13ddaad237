// `npx drizzle-kit generate --name what_changes` writes a migration from the rooms' tables.
import { createRequire, registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "drizzle-kit";

// npm may keep drizzle-orm in this package only, where drizzle-kit at the root does not look for it.
const here = join(process.cwd(), "drizzle.config.ts");
const require = createRequire(here);
registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier) && context.parentURL?.includes("/drizzle-kit/")
      ? {
          url: pathToFileURL(require.resolve(specifier)).href,
          format: "commonjs",
          shortCircuit: true,
        }
      : next(specifier, context),
});

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/*.tables.ts",
  out: "./migrations",
});
