// Writes an application into a new folder; never changes existing files.
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
  /** Absolute path. */
  readonly folder: string;
  readonly name: string;
  /** Path of a packed host bridge, which is copied into the application. */
  readonly bridge: string | undefined;
}

const bridgeName = "@lanyard/host-bridge";
/** Files that npm and other tools would interpret inside the template have other names there. */
const hidden = { _gitignore: ".gitignore", _env: ".env", "_package.json": "package.json" };

/** Messages for the reasons why the folder cannot be created. */
const reasons: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: (folder) => `${folder} exists already. Nothing was changed. Choose another folder.`,
  ENOENT: (folder) => `${dirname(folder)} does not exist. Create it first, or check the path.`,
  ENOTDIR: (folder) => `${dirname(folder)} is not a folder.`,
};

const getErrorCode = (error: unknown) => String((error as Partial<NodeJS.ErrnoException>).code);

const unwritten = (error: unknown) =>
  `The application could not be written: ${error instanceof Error ? error.message : String(error)}`;

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
  const manifestPath = join(folder, "public/app.json");
  const appManifest = JSON.parse(readFileSync(manifestPath, "utf8")) as object;
  writeFileSync(manifestPath, `${JSON.stringify({ ...appManifest, name }, null, 2)}\n`);
  const readme = join(folder, "README.md");
  writeFileSync(readme, readFileSync(readme, "utf8").replace(/^# .*/, `# ${name}`));
}

/** Returns the problem, and writes nothing in that case; undefined on success. */
export function writeApp(plan: AppPlan): string | undefined {
  try {
    // Creating the folder also checks that it is new, without a race.
    mkdirSync(plan.folder);
  } catch (error) {
    return reasons[getErrorCode(error)]?.(plan.folder) ?? unwritten(error);
  }
  try {
    fill(plan);
    return undefined;
  } catch (error) {
    // Safe, because the folder was created above.
    rmSync(plan.folder, { recursive: true, force: true });
    return unwritten(error);
  }
}
