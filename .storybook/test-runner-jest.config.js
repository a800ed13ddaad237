// How the stories are visited: the test-runner's own settings, with our browser and one fixed setting for every picture.
import { getJestConfig } from "@storybook/test-runner";
import { findBrowser } from "../scripts/browser.mjs";

const { executablePath, args, env } = await findBrowser();
const defaults = getJestConfig();

export default {
  ...defaults,
  testEnvironment: "<rootDir>/.storybook/environment.mjs",
  globalTeardown: "<rootDir>/.storybook/close-browser.mjs",
  setupFilesAfterEnv: ["<rootDir>/.storybook/visits.ts"],
  snapshotSerializers: [],
  // Longer than any machine takes: a story ends as soon as what it waits for is there.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      browsers: ["chromium"],
      exitOnPageError: false,
      launchOptions: { executablePath, args, env, headless: true },
      contextOptions: {
        viewport: { width: 1024, height: 768 },
        reducedMotion: "reduce",
        colorScheme: "light",
        locale: "en-GB",
        timezoneId: "UTC",
        deviceScaleFactor: 1,
      },
    },
  },
};
