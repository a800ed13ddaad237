// The manager around the stories: branding, the sidebar's start, and a label beside components that are new or
// deprecated.
import { createElement } from "react";
import { addons } from "storybook/manager-api";
import { theme } from "./theme.ts";

const words = { new: "New", deprecated: "Deprecated" };
const look = { marginInlineStart: 8, opacity: 0.75, fontSize: 11 };

addons.setConfig({
  theme,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type, tags }) => {
      const marks = type === "component" ? Object.entries(words) : [];
      const word = marks.find(([tag]) => tags.includes(tag))?.[1];
      if (!word) return name;
      return createElement("span", null, name, createElement("small", { style: look }, word));
    },
  },
});
