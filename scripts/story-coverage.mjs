// Checks that every component has its stories and views, and that no picture is left over.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Component pages without a picture in a view, unless views.json gives a reason; and reasons that are not needed. */
function viewProblems(stories, exempt) {
  const pages = Map.groupBy(
    stories.filter(({ title }) => /^(Components|Fields)\//.test(title)),
    ({ title }) => title.split("/").at(-1),
  );
  return Object.entries(exempt).flatMap(([view, reasons]) => {
    const isShown = (page) => pages.get(page)?.some(({ tags }) => tags.includes(view));
    return [
      ...[...pages.keys()]
        .filter((page) => !isShown(page) && !reasons[page])
        .map((page) => `${page}: no story is tagged ${view}, and views.json has no reason for it`),
      ...Object.keys(reasons)
        .filter((page) => isShown(page) || !pages.has(page))
        .map((page) => `${page}: views.json exempts it from ${view} without need`),
    ];
  });
}

/** States in a package's states.json without a story, unless it names the file that checks them and the reason. */
function stateProblems({ root, entries, name }) {
  const path = `packages/${name}/src/states.json`;
  const isShown = (by) =>
    Array.isArray(by)
      ? by.length > 0 && by.every((id) => entries[id])
      : by.reason && existsSync(join(root, by.file));
  return Object.entries(JSON.parse(readFileSync(join(root, path), "utf8"))).flatMap(
    ([place, states]) =>
      Object.entries(states)
        .filter(([, by]) => !isShown(by))
        .map(([state]) => `${place}, ${state}: ${path} names no story, or one that does not exist`),
  );
}

/** The problems, one line each. `entries` is Storybook's index, `components` the manifest's. */
export function storyCoverage({ root, entries, components }) {
  const design = join(root, "packages/design-system/src");
  const data = (name) => JSON.parse(readFileSync(join(design, name), "utf8"));
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  const sources = files.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  const pictures = globSync(join(root, ".storybook/pictures/*.webp"));
  return [
    ...components
      .filter(
        ({ name }) => !new RegExp(`<${name}\\b|component: ${name}\\b|= ${name}<`).test(sources),
      )
      .map(({ name }) => `${name} has no story`),
    ...viewProblems(stories, data("views.json")),
    ...["design-system", "console"].flatMap((name) => stateProblems({ root, entries, name })),
    ...pictures.flatMap((path) => {
      const [id, view] = basename(path, ".webp").split(".");
      const isWanted = entries[id]?.type === "story" && (!view || entries[id].tags.includes(view));
      return isWanted ? [] : [`${basename(path)} belongs to no story, or to none of its views`];
    }),
  ];
}
