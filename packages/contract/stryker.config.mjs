// Mutation tests of what the contract decides, started by `npm run mutants -- contract`.

/** Tables of texts and numbers: a test of them would be the same table again. */
const tables = ["message/*", "lookup/currencies"];
/**
 * What a call is, is data too. Its summary is prose; its method, its path, who may make it and its shapes are held by
 * the server's tests, which make every call and check every answer against its shape.
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
  tsconfigFile: "",
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: "reports/mutants.json" },
  thresholds: { break: 90 },
};
