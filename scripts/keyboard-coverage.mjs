// Checks that each key of a component's manual was pressed in the story that its row names.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sanitize, storyNameFromExport } from "storybook/internal/csf";
import { readManifest } from "../packages/design-system/scripts/manifest.mjs";

/** Names in the manual that differ from those of KeyboardEvent. */
const names = {
  Up: "ArrowUp",
  Down: "ArrowDown",
  Left: "ArrowLeft",
  Right: "ArrowRight",
  Space: " ",
  comma: ",",
  point: ".",
  "Page up": "PageUp",
  "Page down": "PageDown",
  Ctrl: "Control",
  "⌘": "Meta",
};
const anyOf = { "A–Z": /^[a-z]$/i, "0–9": /^\d$/ };

const isPressed = (key, pressed) => {
  const pattern = anyOf[key];
  if (pattern) return pressed.some((one) => pattern.test(one));
  const wanted = key.split("+").map((part) => names[part] ?? part);
  return pressed.includes(wanted.join("+"));
};

const gapsOf = ({ name, stories, keyboard = [] }, pressed) => {
  const visited = stories.filter(({ id }) => pressed.has(id));
  if (visited.length === 0) return [];
  return keyboard
    .filter(([, , story]) => story)
    .flatMap(([keys, text, story]) => {
      const tail = `--${sanitize(storyNameFromExport(story))}`;
      const found = visited
        .filter(({ id }) => id.endsWith(tail))
        .flatMap(({ id }) => pressed.get(id));
      return keys
        .split(", ")
        .filter((key) => !isPressed(key, found))
        .map((key) => `${name}: ${story} does not press ${key} (“${text}”)`);
    });
};

/** `{ title, problems }`, as in story-coverage.mjs; only of components whose stories are in the record. */
export const keyboardCoverage = async ({ root, record }) => {
  const { components } = await readManifest(join(root, "packages/design-system"));
  const visits = (await readFile(record, "utf8")).split("\n").filter(Boolean);
  const pressed = new Map(visits.map(JSON.parse).map(({ id, keys }) => [id, keys]));
  return {
    title: "every key of the manual is pressed in the story that it names",
    problems: components.flatMap((component) => gapsOf(component, pressed)),
  };
};
