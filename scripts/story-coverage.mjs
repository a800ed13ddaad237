// Checks that every component, variant and state has a story, that every story ran, and that no picture is left over.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { babelParse, traverse } from "storybook/internal/babel";
import { runnerImport } from "vite";

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();

const isComponent = ([name, value]) =>
  /^[A-Z]/.test(name) &&
  (typeof value === "function" ||
    (typeof value === "object" &&
      value !== null &&
      "$$typeof" in value &&
      value.$$typeof !== Symbol.for("react.context")));
const isVariants = ([, value]) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

const read = (path) => readFile(path, "utf8");

/** The design system's exports, loaded from its sources. */
const exportsOf = async (root) => {
  const entry = join(root, "packages/design-system/src/index.ts");
  const { module } = await runnerImport(entry, {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["source"] },
  });
  return Object.entries(module);
};

/** The exported names that a stories file imports and uses, also under an alias. */
const usedIn = (code) => {
  const used = [];
  traverse(babelParse(code), {
    ImportSpecifier({ node, scope }) {
      if (scope.getBinding(node.local.name)?.referenced) used.push(node.imported.name);
    },
  });
  return used;
};

/** `buttonIntents` belongs to slots that begin with "button"; a one-word name (`tones`) to any slot. */
const variantSeen = (name, value, seen) => {
  const words = kebab(name).split("-");
  const owner = words.length > 1 ? words[0] : "";
  return seen.some((entry) => entry.startsWith(owner) && entry.endsWith(`=${value}`));
};

/** Lists of variants that differ in size or position, so their colours do not differ. */
const measures =
  /(Sizes|Widths|Weights|Directions|Aligns|Justifies|Sides|Narrows|directions|themes)$/;

/**
 * Component pages without a picture in a view, unless `views.json` gives a reason; and reasons in `views.json` that are
 * not needed.
 */
const viewProblems = (stories, exempt) => {
  const pages = Map.groupBy(
    stories.filter(({ title }) => /^(Components|Fields)\//.test(title)),
    ({ title }) => title.split("/").at(-1),
  );
  return Object.entries(exempt).flatMap(([view, reasons]) => {
    const shown = new Set(
      [...pages]
        .filter(([, each]) => each.some(({ tags }) => tags.includes(view)))
        .map(([page]) => page),
    );
    return [
      ...[...pages.keys()]
        .filter((page) => !shown.has(page) && !reasons[page])
        .map((page) => `${page}: no story is tagged ${view}, and views.json has no reason for it`),
      ...Object.keys(reasons)
        .filter((page) => shown.has(page) || !pages.has(page))
        .map((page) => `${page}: views.json exempts it from ${view} without need`),
    ];
  });
};

/** Picture files without a story, or in a view that their story does not name. */
const picturesAlone = (files, entries) =>
  files.filter((file) => {
    const [id, view] = file.replace(/\.webp$/, "").split(".");
    const story = entries[id];
    return story?.type !== "story" || (view && !story.tags.includes(view));
  });

/**
 * Resolves to the checks with their problems: `{ title, problems }[]`; a check without problems has passed. `record`
 * has one line for each visited story: its id and the variants shown on its page.
 */
export const storyCoverage = async ({ root, built, record }) => {
  const { entries } = JSON.parse(await read(join(built, "index.json")));
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const visits = (await read(record))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const visited = new Set(visits.map(({ id }) => id));
  const seenIn = (some) => [...new Set(some.flatMap((visit) => visit.seen))];
  const seen = seenIn(visits);
  const dark = new Set(stories.filter(({ tags }) => tags.includes("dark")).map(({ id }) => id));
  const seenInDark = seenIn(visits.filter(({ id }) => dark.has(id)));
  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  const sources = await Promise.all(files.map((path) => read(join(root, path))));
  const used = new Set(sources.flatMap(usedIn));
  const offered = await exportsOf(root);
  const data = async (name) =>
    JSON.parse(await read(join(root, "packages/design-system/src", name)));
  const states = await data("states.json");
  const pictures = await readdir(join(root, ".storybook/pictures"));
  const { "variants in dark": likeOthers, ...exempt } = await data("views.json");

  return [
    {
      title: "every exported component has a story",
      problems: offered
        .filter(isComponent)
        .flatMap(([name]) => (used.has(name) ? [] : [`${name} has no story`])),
    },
    {
      title: "every variant is shown by a story",
      problems: offered
        .filter(isVariants)
        .flatMap(([name, values]) =>
          values
            .filter((value) => !variantSeen(name, value, seen))
            .map((value) => `${name}: no story shows "${value}"`),
        ),
    },
    {
      title: "every variant that differs in colour has a screenshot in dark",
      problems: offered
        .filter(isVariants)
        .filter(([name]) => !measures.test(name))
        .flatMap(([name, values]) =>
          values
            .filter(
              (value) =>
                variantSeen(name, value, seen) &&
                !variantSeen(name, value, seenInDark) &&
                !likeOthers[`${name} ${value}`],
            )
            .map((value) => `${name}: no story tagged dark shows "${value}"`),
        ),
    },
    {
      title: "every component has a screenshot in dark, in forced colours and with large text",
      problems: viewProblems(stories, exempt),
    },
    {
      title: "every state in states.json has its stories",
      problems: Object.entries(states).flatMap(([component, wanted]) =>
        Object.entries(wanted).flatMap(([state, ids]) =>
          ids.length === 0
            ? [`${component}, ${state}: no story`]
            : ids
                .filter((id) => !visited.has(id))
                .map((id) => `${component}, ${state}: ${id} was not visited`),
        ),
      ),
    },
    {
      title: "every picture belongs to a story and one of its views",
      problems: picturesAlone(pictures, entries),
    },
    {
      title: "every story was visited",
      problems: stories
        .filter(({ id }) => !visited.has(id))
        .map(({ id, importPath }) => `${id} (${importPath})`),
    },
  ];
};
