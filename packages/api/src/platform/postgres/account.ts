// The account that runs the embedded PostgreSQL, which refuses to run as root, and folders that this account can reach.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  chownSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const nobody = 65_534;
const mapped = ["--user", "--map-user=1000", "--map-group=1000"];

export interface Account {
  /** The command that runs a program as this account. */
  command(program: string, args: readonly string[]): readonly [string, readonly string[]];
  /** Options for spawn. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
  /** Makes the account the owner of a folder and all that is in it. */
  takeOwnership(folder: string): void;
  /** The folder of the programs, at a path where the account can run them. */
  readonly native: string;
  /** The folder for the database, where the account can reach it. */
  readonly home: string;
}

const direct: Account["command"] = (program, args) => [program, args];
const program = (native: string, name: string) => join(native, "bin", name);

function chownAll(folder: string): void {
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownAll(path);
    else chownSync(path, nobody, nobody);
  }
}

const nobodyCan = (command: string, ...args: string[]) =>
  spawnSync(command, args, { uid: nobody, gid: nobody, cwd: "/", stdio: "ignore" }).status === 0;

function reachable(home: string): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chownSync(home, nobody, nobody);
  if (nobodyCan("test", "-w", home)) return home;
  const name = `lanyard-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`;
  for (const parent of ["/var/lib", tmpdir()]) {
    const elsewhere = join(parent, name);
    try {
      mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
      chownSync(elsewhere, nobody, nobody);
      if (nobodyCan("test", "-w", elsewhere)) return elsewhere;
    } catch {
      // Try the next parent.
    }
  }
  throw new Error(
    `PostgreSQL cannot run as root, and no other account can access ${home}. Start the server as a regular user, or set DATABASE_URL.`,
  );
}

/** The folder of the programs. If `nobody` cannot run them there, they are copied beside the data, once per version. */
function runnable(native: string, home: string): string {
  if (nobodyCan(program(native, "initdb"), "--version")) return native;
  const copy = join(home, `programs-${basename(dirname(native))}`);
  if (!existsSync(program(copy, "postgres")))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chownAll(copy);
  return copy;
}

/** Chooses the account that runs PostgreSQL, given its programs and the wanted folder of the database. */
export function chooseAccount(native: string, home: string): Account {
  if (process.platform === "win32" || process.getuid?.() !== 0) {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    accessSync(home, constants.W_OK);
    return { command: direct, identity: {}, takeOwnership: () => undefined, native, home };
  }
  if (
    spawnSync("unshare", [...mapped, program(native, "initdb"), "--version"], { stdio: "ignore" })
      .status === 0
  ) {
    // In a user namespace the process appears as an ordinary user, and its files still belong to root.
    mkdirSync(home, { recursive: true, mode: 0o700 });
    return {
      command: (name, args) => ["unshare", [...mapped, name, ...args]],
      identity: {},
      takeOwnership: () => undefined,
      native,
      home,
    };
  }
  const reachableHome = reachable(home);
  return {
    command: direct,
    identity: { uid: nobody, gid: nobody },
    takeOwnership: chownAll,
    native: runnable(native, reachableHome),
    home: reachableHome,
  };
}
