// Mutation tests of what is believed of a stranger, started by `npm run mutants -- bridge`.

/** Rows and words, which a test could only say again; the edges of the package; a host for tests. */
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
  tsconfigFile: "",
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: "reports/mutants.json" },
  thresholds: { break: 90 },
};
