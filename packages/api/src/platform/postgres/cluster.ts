// Creates the folder of the embedded database: completely or not at all, with a generated password.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isAlive } from "./postmaster.ts";
import type { Account } from "./account.ts";

const passwordFile = "lanyard.password";
const supported = "18";

/** Removes the leftovers of processes that died while creating a database. */
function clearAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const creatorPid = /^new-(\d+)-/.exec(name)?.[1];
    if (creatorPid !== undefined && !isAlive(Number(creatorPid)))
      rmSync(join(home, name), { recursive: true, force: true });
  }
}

function create(account: Account, cluster: string): void {
  const temporary = join(account.home, `new-${process.pid}-${randomBytes(4).toString("hex")}`);
  mkdirSync(temporary, { mode: 0o700 });
  const secret = join(temporary, passwordFile);
  const created = join(temporary, "cluster");
  try {
    writeFileSync(secret, randomBytes(24).toString("base64url"), { mode: 0o600 });
    account.takeOwnership(temporary);
    // C.UTF-8 of the built-in provider: sorts the same on every system, and lower('È') works.
    const options = [
      "-D",
      created,
      "-U",
      "postgres",
      "--auth=scram-sha-256",
      `--pwfile=${secret}`,
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ];
    const [command, args] = account.command(join(account.native, "bin", "initdb"), options);
    const run = spawnSync(command, args, {
      ...account.identity,
      cwd: account.home,
      encoding: "utf8",
    });
    if (run.status !== 0)
      throw new Error(
        `The embedded database cannot be created: ${run.error?.message ?? `${run.stderr}${run.stdout}`}`,
      );
    renameSync(secret, join(created, passwordFile));
    renameSync(created, cluster);
  } catch (error) {
    // Two processes that start at once both create one; the first to rename wins.
    if (!existsSync(join(cluster, "PG_VERSION"))) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The database's folder and password; created on the first call. */
export function prepareCluster(account: Account): { folder: string; password: string } {
  const folder = join(account.home, "cluster");
  clearAbandoned(account.home);
  if (!existsSync(join(folder, "PG_VERSION"))) create(account, folder);
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== supported)
    throw new Error(
      `${folder} was created by PostgreSQL ${version}, but this server uses ${supported}. Export it with that version's pg_dump, or set DATABASE_URL.`,
    );
  return { folder, password: readFileSync(join(folder, passwordFile), "utf8") };
}
