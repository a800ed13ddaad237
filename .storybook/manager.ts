// The frame around the stories: branding and what the sidebar opens with.
import { addons } from "storybook/manager-api";
import { theme } from "./theme.ts";

addons.setConfig({ theme, sidebar: { showRoots: true } });
