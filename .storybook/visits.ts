// Sets the hooks for the visits in a story file. The test-runner's own setup does the same, but loads Storybook's tools
// each time.
import { jest } from "@jest/globals";
import hooks from "./test-runner.ts";

Object.assign(globalThis, {
  __sbPreVisit: hooks.preVisit,
  __sbPostVisit: hooks.postVisit,
  __sbCollectCoverage: false,
});

// On a busy machine, about one story in a thousand times out. It is retried on a new page, and stories.mjs reports it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
