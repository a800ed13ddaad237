// Mutation tests of the console's hooks, queries and pure functions, run by `npm run mutants -- console`.
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Vite reads the arguments of `import.meta.glob` from the code, and refuses a mutated one. */
const globs = {
  shouldIgnore: ({ node }) =>
    node.type === "CallExpression" && node.callee.object?.type === "MetaProperty"
      ? "read by Vite"
      : undefined,
};
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "globs", globs)];

export default {
  plugins: ["@stryker-mutator/vitest-runner", import.meta.filename],
  ignorers: ["globs"],
  testRunner: "vitest",
  // In processes: threads do not accept the options of Node in the configuration.
  vitest: { related: false, pool: "forks" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  mutate: [
    "src/**/use*.ts",
    "src/features/**/*.queries.ts",
    "src/@(api|auth|components|drafts|i18n)/**/*.ts",
    "src/app/@(framing|office-places|paths).ts",
    "src/auth/session.tsx",
    "src/features/submission/*/@(build-*|edit*|left-field|offer*).ts",
    "!src/**/*.@(d|test).ts",
  ],
  concurrency: 2,
  // Without the tests of texts and examples, which cover none of the mutated files.
  testFiles: [
    "src/!(features|i18n)/**/*.test.@(ts|tsx)",
    "src/i18n/*.test.@(ts|tsx)",
    "src/features/!(guide)/**/*.test.@(ts|tsx)",
  ],
  timeoutMS: 30_000,
  // The first run of all tests only has to end; on a busy machine it takes longer than the usual five minutes.
  dryRunTimeoutMinutes: 60,
  tsconfigFile: "",
  // Keeps results until the mutant or its tests change; remove `reports` to start over.
  incremental: true,
  incrementalFile: "reports/mutants.known.json",
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: "reports/mutants.json" },
  thresholds: { break: 85 },
  warnings: { unserializableOptions: false },
};
