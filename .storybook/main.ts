// Storybook's configuration: where the stories are and how Vite builds them.
import { delimiter } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, mergeConfig, type InlineConfig } from "vite";
import { manifest } from "./manifest.ts";

const vite: InlineConfig = {
  logLevel: "warn",
  plugins: [tailwindcss(), manifest()],
  // Workspaces resolve to their sources, so that stories need no build first.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Libraries begin with "use client", which has no meaning here.
      onLog: (level, log, handle) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
};

export default {
  framework: { name: "@storybook/react-vite", options: {} },
  // `npm run stories -- part/of/path` builds and visits only some.
  stories: process.env["STORIES"]?.split(delimiter) ?? [
    "../packages/design-system/src/**/*.mdx",
    "../packages/design-system/src/**/*.stories.tsx",
    "../packages/console/src/**/*.stories.tsx",
  ],
  // The console's static files under the same addresses as there; and the stories' pictures, which the manual shows.
  staticDirs: [
    "../packages/console/public",
    { from: "./pictures", to: "/pictures" },
    { from: "./host-pages", to: "/host-pages" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, vite),
} satisfies StorybookConfig;
