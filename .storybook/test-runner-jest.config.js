// Jest's configuration for visiting the stories: the test-runner's own, with our browser and the same settings for
// every picture.
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
  // Longer than any machine needs; a story ends as soon as its conditions are met.
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
