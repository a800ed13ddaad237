// The way back after a release: runs the server tests of an older version on the tables of this one.
// npm run hold -- previous --ref <commit>
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../postgres.setup.ts";
import { print } from "./running-server.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");
/**
 * What people do, wherever a version has these folders; tests of the tables themselves expect those of their own
 * version.
 */
const rooms = [
  "account",
  "billing",
  "company",
  "enquiry",
  "license",
  "people",
  "product",
  "review",
  "session",
  "store",
  "submission",
];
const [, , ...selected] = process.argv;
const filters = selected.length > 0 ? selected : rooms.map((room) => `/${room}/`);

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** The last version before the newest migration. */
const beforeMigration = () =>
  `${git("log", "-1", "--format=%H", "--", "packages/api/migrations/meta/_journal.json")}^`;

/** Puts the server of a version into a folder, with the packages that are installed here. */
async function unpack(ref: string, folder: string): Promise<void> {
  const archive = join(folder, "version.tar");
  git(
    "archive",
    "-o",
    archive,
    ref,
    "package.json",
    "tsconfig.json",
    "docs",
    "packages/api",
    "packages/contract",
  );
  const { status } = spawnSync("tar", ["-xf", archive, "-C", folder]);
  if (status !== 0) throw new Error("The version cannot be unpacked.");
  const installed = join(root, "node_modules");
  await mkdir(join(folder, "node_modules", "@lanyard"), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== "@lanyard")
      await symlink(join(installed, name), join(folder, "node_modules", name));
  const own = join("packages", "api", "node_modules");
  await symlink(join(root, own), join(folder, own));
  await symlink(
    join(folder, "packages", "contract"),
    join(folder, "node_modules", "@lanyard", "contract"),
  );
}

const ref = process.env["HOLD_REF"] ?? beforeMigration();
const folder = await mkdtemp(join(tmpdir(), "lanyard-previous-"));
const postgres = await startPostgres();
try {
  await unpack(ref, folder);
  const { status } = spawnSync(
    process.execPath,
    [join(root, "node_modules", "vitest", "vitest.mjs"), "run", ...filters],
    {
      cwd: join(folder, "packages", "api"),
      env: { ...process.env, TEST_POSTGRES_URL: postgres.url },
      stdio: "inherit",
    },
  );
  print(
    `${status === 0 ? "passed" : "FAILED"}  the server of ${ref} on the tables of this version`,
  );
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
