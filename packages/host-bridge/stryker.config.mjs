// Mutation tests of how untrusted input is checked, run by `npm run mutants -- bridge`.

/** Left out: rows and words, which a test could only repeat; the package's entry; a host for tests. */
const left = ["protocol", "words", "index", "mock"];

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { related: false },
  coverageAnalysis: "perTest",
  mutate: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.test.{ts,tsx}",
    ...left.map((file) => `!src/${file}.ts`),
  ],
  concurrency: 2,
  timeoutMS: 15_000,
  // The first run of all tests only has to end; on a busy machine it takes longer than the usual five minutes.
  dryRunTimeoutMinutes: 60,
  tsconfigFile: "",
  // Keeps results until the mutant or its tests change; remove `reports` to start over.
  incremental: true,
  incrementalFile: "reports/mutants.known.json",
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: "reports/mutants.json" },
  thresholds: { break: 90 },
};
