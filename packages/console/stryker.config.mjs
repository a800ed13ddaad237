// Mutation tests of the console's hooks, queries and pure functions, run by `npm run mutants -- console`.

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // In processes: threads do not accept the options of Node in the configuration.
  vitest: { related: false, pool: "forks" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  mutate: [
    "src/**/use*.ts",
    "src/*/*.queries.ts",
    "src/shared/*.ts",
    "src/session/session.tsx",
    "src/submission/@(build-*|offer*).ts",
    "!src/**/*.test.ts",
  ],
  concurrency: 2,
  // Without the tests of texts and examples, which cover none of the mutated files.
  testFiles: ["src/!(guide|locales)/*.test.@(ts|tsx)"],
  timeoutMS: 30_000,
  tsconfigFile: "",
  // Keeps results until the mutant or its tests change; remove `reports` to start over.
  incremental: true,
  incrementalFile: "reports/mutants.known.json",
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: "reports/mutants.json" },
  thresholds: { break: 85 },
};
