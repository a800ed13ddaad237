// Gives the visits of a story file their hooks. The test-runner's own setup does it too, but loads Storybook's tools each time.
import hooks from "./test-runner.ts";

Object.assign(globalThis, {
  __sbPreVisit: hooks.preVisit,
  __sbPostVisit: hooks.postVisit,
  __sbCollectCoverage: false,
});
