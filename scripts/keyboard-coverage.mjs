// Checks that each row of a component's keyboard table names a story, and that this story presses the row's keys.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sanitize, storyNameFromExport } from "storybook/internal/csf";

/** Key names in the manual that differ from those of KeyboardEvent. */
const names = {
  Up: "ArrowUp",
  Down: "ArrowDown",
  Left: "ArrowLeft",
  Right: "ArrowRight",
  Space: " ",
  comma: ",",
  point: ".",
  "Page Up": "PageUp",
  "Page Down": "PageDown",
  Ctrl: "Control",
  "⌘": "Meta",
};
const anyOf = { "A–Z": /^[a-z]$/i, "0–9": /^\d$/ };
const nameOf = (key) => names[key] ?? (key.length === 1 ? key.toLowerCase() : key);

const isPressed = (key, pressed) => {
  const pattern = anyOf[key];
  if (pattern) return pressed.some((one) => pattern.test(one));
  // Mac shortcuts have no plus sign: ⌘K.
  return pressed.includes(key.replace("⌘", "⌘+").split("+").map(nameOf).join("+"));
};

/**
 * `stories`: the ids of all stories. A component's stories may be on several pages: “Combobox”, “Combobox of several”.
 */
const gapsOf = ({ name, stories: [first], keyboard = [] }, stories, pressed) => {
  const page = first?.id.split("--")[0];
  return keyboard.flatMap(([keys, text, story]) => {
    if (!story) return [`${name}: no story presses ${keys} (“${text}”)`];
    const tail = `--${sanitize(storyNameFromExport(story))}`;
    const ids = stories.filter((id) => id.startsWith(`${page}-`) && id.endsWith(tail));
    if (ids.length === 0) return [`${name}: the story ${story} does not exist (“${text}”)`];
    const visited = ids.filter((id) => pressed.has(id));
    if (visited.length === 0) return [];
    const found = visited.flatMap((id) => pressed.get(id));
    return keys
      .split(", ")
      .filter((key) => !isPressed(key, found))
      .map((key) => `${name}: ${story} does not press ${key} (“${text}”)`);
  });
};

/**
 * Resolves to `{ title, problems }`, as in story-coverage.mjs. `components` is from the manifest. Only stories in the
 * record are checked.
 */
export const keyboardCoverage = async ({ components, built, record }) => {
  const { entries } = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const stories = Object.values(entries).flatMap(({ id, type }) => (type === "story" ? [id] : []));
  const visits = (await readFile(record, "utf8")).split("\n").filter(Boolean);
  const pressed = new Map(visits.map(JSON.parse).map(({ id, keys }) => [id, keys]));
  return {
    title: "every key in a keyboard table is pressed in the story that its row names",
    problems: components.flatMap((component) => gapsOf(component, stories, pressed)),
  };
};
