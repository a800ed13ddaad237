// Has processes that work on the same folder take turns; whose process has died has lost its turn.
import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** A number may belong to somebody else by now, as after a restart of the machine. */
const longestTurn = 30 * 60 * 1000;
const pause = 200;

function attempt(action) {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The process whose turn it is; undefined when it is nobody's. Forgets the dead. */
function ownerOf(folder) {
  let names = [];
  attempt(() => (names = readdirSync(folder)));
  for (const name of names) {
    const pid = Number(name.split("-")[0]);
    const file = join(folder, name);
    let since = Date.now();
    attempt(() => (since = statSync(file).mtimeMs));
    if (isAlive(pid) && Date.now() - since < longestTurn) return pid;
    // By its own name: nobody who has come since is meant.
    rmSync(file, { force: true });
  }
  return undefined;
}

/** Moves a folder with our name in it to where the lock is: that works when nothing, or an empty one, is there. */
function take(folder, mine) {
  const made = `${folder}-${mine}`;
  mkdirSync(made);
  writeFileSync(join(made, mine), "");
  attempt(() => rmdirSync(folder));
  if (attempt(() => renameSync(made, folder))) return true;
  rmSync(made, { recursive: true, force: true });
  return false;
}

/**
 * Does `action` while nobody else does one under the same `folder`, which is the lock: it exists that long. Calls
 * `waiting` once, with the other's process id, when it has to wait.
 */
export function alone(folder, waiting, action) {
  const mine = `${process.pid}-${randomUUID()}`;
  let told = false;
  for (;;) {
    const owner = ownerOf(folder);
    if (owner === undefined && take(folder, mine)) break;
    if (owner !== undefined && !told) {
      told = true;
      waiting(owner);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  try {
    return action();
  } finally {
    rmSync(join(folder, mine), { force: true });
    attempt(() => rmdirSync(folder));
  }
}
