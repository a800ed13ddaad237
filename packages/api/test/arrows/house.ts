// Builds a miniature of the project in a temporary folder, with the imports that a test plants in it.
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

/** What each file imports: files as paths from `packages/`, and packages or libraries by name. */
export type Imports = Readonly<Record<string, readonly string[]>>;

const scripts = join(import.meta.dirname, "../../../../scripts");
const packages = ["contract", "create-app", "design-system", "host-bridge", "console", "api"];
const entryOf = (name: string) => `${name}/src/index.ts`;
/** The host bridge's second export: its protocol table. */
const protocol = { name: "@lanyard/host-bridge/protocol", file: "host-bridge/src/table.ts" };
const isFile = (name: string) => /\.tsx?$/.test(name);

/**
 * All imports as `from -> to`, as the rules see them: package names resolved to files; a file without imports points to
 * itself.
 */
export const importsOf = (planted: Imports): string[] =>
  Object.entries(planted).flatMap(([from, all]) =>
    (all.length > 0 ? all : [from]).map((to) => {
      const own = packages.find((name) => to === `@lanyard/${name}`);
      return `${from} -> ${own ? entryOf(own) : to === protocol.name ? protocol.file : to}`;
    }),
  );

/** Writes the files. They only import types, which the rules check too. */
async function build(root: string, planted: readonly Imports[]): Promise<void> {
  const write = async (path: string, text: string) => {
    const file = join(root, "packages", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await mkdir(join(root, "node_modules/@lanyard"), { recursive: true });
  const texts = new Map<string, string>([[protocol.file, ""]]);
  const exports = { ".": "./src/index.ts", "./protocol": "./src/table.ts" };
  for (const name of packages) {
    await symlink(join(root, "packages", name), join(root, "node_modules/@lanyard", name));
    await write(`${name}/package.json`, JSON.stringify({ exports }));
    texts.set(entryOf(name), "");
  }
  for (const [from, all] of planted.flatMap((imports) => Object.entries(imports))) {
    const pathOf = (to: string) => (isFile(to) ? `./${relative(dirname(from), to)}` : to);
    const lines = all.map((to) => `import type { One } from "${pathOf(to)}";\n`);
    texts.set(from, (texts.get(from) ?? "") + lines.join(""));
    for (const to of all.filter(isFile)) texts.set(to, texts.get(to) ?? "");
  }
  for (const [file, text] of texts) await write(file, `${text}export type One = 1;\n`);
}

/**
 * The imports in a folder that a configuration in `scripts/` forbids: `from -> to`, sorted, by the name of the rule.
 */
export async function forbiddenBy(
  configuration: string,
  folder: string,
  planted: readonly Imports[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "arrows-")));
  try {
    await build(root, planted);
    const options = await extractOptions(join(scripts, configuration));
    const { output } = await cruise([folder], { ...options, baseDir: root });
    const violations: Record<string, string[]> = {};
    for (const { rule, from, to } of (output as ICruiseResult).summary.violations)
      (violations[rule.name] ??= []).push(`${from} -> ${to}`.replaceAll("packages/", ""));
    for (const edges of Object.values(violations)) edges.sort();
    return violations;
  } finally {
    await rm(root, { recursive: true });
  }
}
