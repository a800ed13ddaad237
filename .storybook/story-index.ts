// Additions to Storybook's index: story names in sentence case, and from each manual the component's other names for
// the search and its status as a tag.
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Manual } from "../packages/design-system/src/foundations/manual.ts";
import { getStatus } from "../packages/design-system/src/foundations/status.ts";
import { sentenceCase } from "./sentence-case.ts";

interface Entry {
  type: string;
  id: string;
  name: string;
  title: string;
  tags?: string[];
  /** Storybook's search looks here too. */
  anchors?: { id: string; title: string }[];
}

interface Index {
  entries: Record<string, Entry>;
}

interface Generator {
  getIndex: () => Promise<Index>;
}

const sources = fileURLToPath(new URL("../packages/design-system/src", import.meta.url));

const readManuals = async () => {
  const files = await readdir(sources, { recursive: true });
  const manuals = files.filter((path) => path.endsWith(".manual.ts"));
  return new Map(
    await Promise.all(
      manuals.map(async (path): Promise<[string, Manual]> => {
        const { default: manual } = (await import(pathToFileURL(join(sources, path)).href)) as {
          default: Manual;
        };
        return [basename(path, ".manual.ts"), manual];
      }),
    ),
  );
};

const withManual = (entry: Entry, manual: Manual | undefined): Entry => {
  const { id, type, name, tags = [], title } = entry;
  const named = type === "story" ? { ...entry, name: sentenceCase(name) } : entry;
  if (!manual || title.startsWith("Console/")) return named;
  const { tag } = getStatus(manual);
  return {
    ...named,
    tags: tag ? [...tags, tag] : tags,
    ...(type === "docs" && {
      anchors: (manual.names ?? []).map((other) => ({ id, title: other })),
    }),
  };
};

/** Adds them to the generator's index; Storybook passes the same generator each time. */
export const indexWithManuals = async <Given extends Generator>(given: Promise<Given> | Given) => {
  const generator = await given;
  const { getIndex } = Object.getPrototypeOf(generator) as Generator;
  generator.getIndex = async () => {
    const [{ entries, ...index }, manuals] = await Promise.all([
      getIndex.call(generator),
      readManuals(),
    ]);
    const changed = Object.entries(entries).map(([id, entry]) => [
      id,
      withManual(entry, manuals.get(entry.title.split("/").at(-1) ?? "")),
    ]);
    return { ...index, entries: Object.fromEntries(changed) as Index["entries"] };
  };
  return generator;
};
