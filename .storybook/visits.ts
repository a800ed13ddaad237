// Gives the visits of a story file their hooks. The test-runner's own setup does it too, but loads Storybook's tools each time.
import { jest } from "@jest/globals";
import hooks from "./test-runner.ts";

Object.assign(globalThis, {
  __sbPreVisit: hooks.preVisit,
  __sbPostVisit: hooks.postVisit,
  __sbCollectCoverage: false,
});

// A busy machine makes one of a thousand stories wait for too long now and then. On a new page; stories.mjs names it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
