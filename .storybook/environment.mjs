// Where the stories of one file are visited: a page of the test-runner's, and from its tools what the hooks need.
import { getStoryContext, setupPage, waitForPageReady } from "@storybook/test-runner";
import StoryEnvironment from "@storybook/test-runner/playwright/custom-environment.js";

export default class extends StoryEnvironment {
  async setup() {
    await super.setup();
    // Loaded once for each process here, but again for each story file by whatever imports them there.
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      storyPage: { getStoryContext, waitForPageReady },
    });
  }
}
