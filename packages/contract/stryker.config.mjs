// Mutation tests of the contract's logic, run by `npm run mutants -- contract`.

/** Tables of texts and numbers, which a test could only repeat. */
const tables = ["message/**/*", "lookup/currencies"];
/**
 * Call definitions are data too. A summary is prose; method, path, `who` and schemas are verified by the server's
 * tests, which make every call and check every response against its schema.
 */
const data = ["*/*.calls", "*/*.shapes", "**/*.limits", "error", "error.shapes"];

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { related: false },
  coverageAnalysis: "perTest",
  mutate: [
    "src/**/*.ts",
    "!src/**/{*.test,index}.ts",
    ...[...tables, ...data].map((file) => `!src/${file}.ts`),
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
