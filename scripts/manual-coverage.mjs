// Checks that every exported component has a complete page in the manual.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

const lists = ["use", "avoid", "anatomy", "keyboard"];

/** The `data-slot` values in the design system's sources. */
const slotsOf = async (root, components) => {
  const rooms = [...new Set(components.map(({ source }) => source.split("/")[0]))];
  const texts = await Promise.all(
    [...rooms, "button", "option-list"].map(async (room) => {
      const folder = join(root, "src", room);
      const files = (await readdir(folder)).filter((name) => /^[^.]+\.tsx$/.test(name));
      return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    }),
  );
  return new Set(
    [
      ...texts
        .flat()
        .join("\n")
        .matchAll(/"?data-slot"?[=:]\s*\{?"([\w-]+)"/g),
    ].map(([, slot]) => slot),
  );
};

const gaps = ({ name, props, usage, ...manual }, titles, slots) => {
  const hasPage = [name, name.replace(/Provider$/, "")].some((title) => titles.has(title));
  return [
    !hasPage && "has no page",
    !usage && "has no description in its stories",
    ...lists.map((list) => !manual[list]?.length && `its manual has no list “${list}”`),
    !manual.screenReader && "its manual does not describe what a screen reader announces",
    ...props.map((prop) => !prop.text && `its prop ${prop.name} has no comment`),
    ...(manual.anatomy ?? []).map(
      ([, , slot]) => slot && !slots.has(slot) && `no element has the slot ${slot}`,
    ),
  ]
    .filter(Boolean)
    .map((gap) => `${name}: ${gap}`);
};

/**
 * Resolves to `{ title, problems }`, as in story-coverage.mjs. `components` is from the manifest; `built` is the folder
 * of the built stories.
 */
export const manualCoverage = async ({ root, components, built }) => {
  const home = join(root, "packages/design-system");
  const { entries } = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const titles = new Set(
    Object.values(entries)
      .filter(({ type }) => type === "docs")
      .map(({ title }) => title.split("/").at(-1)),
  );
  const slots = await slotsOf(home, components);
  return {
    title: "every component has a complete page in the manual",
    problems:
      components.length === 0
        ? ["no components found"]
        : components.flatMap((component) => gaps(component, titles, slots)),
  };
};
