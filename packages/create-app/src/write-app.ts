// Writes an application into a folder that is not there yet. What exists is never touched.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

export interface AppPlan {
  readonly template: string;
  /** Absolute. */
  readonly folder: string;
  readonly name: string;
  /** Path of a packed host bridge, which the application then carries along. */
  readonly bridge: string | undefined;
}

const bridgeName = "@lanyard/host-bridge";
/** What would mean something where the template lies, to npm and to others, bears another name there. */
const hidden = { _gitignore: ".gitignore", _env: ".env", "_package.json": "package.json" };

/** Why the folder cannot be made, for people. */
const reasons: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: (folder) => `${folder} exists already. Nothing was changed; choose another folder.`,
  ENOENT: (folder) => `${dirname(folder)} does not exist. Make it first, or check the path.`,
  ENOTDIR: (folder) => `${dirname(folder)} is no folder.`,
};

const codeOf = (error: unknown) => String((error as Partial<NodeJS.ErrnoException>).code);

const unwritten = (error: unknown) =>
  `It could not be written: ${error instanceof Error ? error.message : String(error)}`;

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

function fill({ template, folder, name, bridge }: AppPlan) {
  for (const entry of readdirSync(template))
    cpSync(join(template, entry), join(folder, entry), { recursive: true });
  for (const [from, to] of Object.entries(hidden)) renameSync(join(folder, from), join(folder, to));
  const path = join(folder, "package.json");
  const { name: _, ...manifest } = JSON.parse(readFileSync(path, "utf8")) as Manifest & {
    readonly name: string;
  };
  let { dependencies } = manifest;
  if (bridge) {
    mkdirSync(join(folder, "vendor"));
    cpSync(bridge, join(folder, "vendor", basename(bridge)));
    dependencies = { ...dependencies, [bridgeName]: `file:vendor/${basename(bridge)}` };
  }
  writeFileSync(path, `${JSON.stringify({ name, ...manifest, dependencies }, null, 2)}\n`);
  const readme = join(folder, "README.md");
  writeFileSync(readme, readFileSync(readme, "utf8").replace(/^# .*/, `# ${name}`));
}

/** Answers the problem, if there is one; then nothing was written. */
export function writeApp(plan: AppPlan): string | undefined {
  try {
    // Whether it is there is asked by making it: nobody can make it in between.
    mkdirSync(plan.folder);
  } catch (error) {
    return reasons[codeOf(error)]?.(plan.folder) ?? unwritten(error);
  }
  try {
    fill(plan);
    return undefined;
  } catch (error) {
    // It was made here, a moment ago.
    rmSync(plan.folder, { recursive: true, force: true });
    return unwritten(error);
  }
}
