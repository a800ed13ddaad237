// Mutation tests of the console's hooks, queries and pure parts, started by `npm run mutants -- console`.

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { related: false },
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
  // Not those of texts and examples: they reach nothing of it.
  testFiles: ["src/!(guide|locales)/*.test.@(ts|tsx)"],
  timeoutMS: 30_000,
  tsconfigFile: "",
  // Keeps results while neither the mutant nor its tests change: remove `reports` to start again.
  incremental: true,
  incrementalFile: "reports/mutants.known.json",
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: "reports/mutants.json" },
  thresholds: { break: 85 },
};
