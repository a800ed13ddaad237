// Mutation tests of the server's rules, started by `npm run mutants -- rules`, which names the room.
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** What errors of ours say is prose: nobody but a log reads it. */
const prose = {
  shouldIgnore: ({ parentPath, node }) =>
    (node.type === "StringLiteral" || node.type === "TemplateLiteral") &&
    parentPath?.isNewExpression() &&
    parentPath.node.callee.name === "Error"
      ? "the text of an error"
      : undefined,
};
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "prose", prose)];

export default {
  plugins: ["@stryker-mutator/vitest-runner", import.meta.filename],
  testRunner: "vitest",
  // In processes: threads do not accept the options of Node in that file.
  vitest: { configFile: "packages/api/vitest.config.ts", related: false, pool: "forks" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  ignorers: ["prose"],
  // The tests wait for the database more than they compute.
  concurrency: 5,
  timeoutMS: 60_000,
  // The first run of all tests only has to end; on a busy machine it takes longer than the usual five minutes.
  dryRunTimeoutMinutes: 60,
  timeoutFactor: 3,
  // There are no references to rewrite.
  tsconfigFile: "",
  ignorePatterns: [
    "**",
    "!tsconfig.json",
    "!packages/api/*.{json,ts}",
    "!packages/api/{bench,migrations,reference,src,test}/**",
    "!packages/design-system/src/tokens.css",
    "!docs/security.md",
  ],
  // Keeps results while neither the mutant nor its tests change: remove `reports` to start again.
  incremental: true,
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: {
    allowColor: false,
    reportTests: false,
    reportScoreTable: false,
    logTests: false,
  },
  jsonReporter: { fileName: process.env.MUTANTS_REPORT },
  warnings: { unserializableOptions: false },
};
