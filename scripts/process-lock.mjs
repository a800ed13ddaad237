// Lets one process at a time work on a folder; the lock of a process that has died is taken over.
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

/** After this long a lock is stale even if its process id is alive: the id may belong to another process by now. */
const staleAfter = 30 * 60 * 1000;
const pollInterval = 200;

function succeeds(action) {
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

/** The id of the process that holds the lock, or undefined. Removes stale entries. */
function holderOf(folder) {
  let names = [];
  succeeds(() => (names = readdirSync(folder)));
  for (const name of names) {
    const pid = Number(name.split("-")[0]);
    const file = join(folder, name);
    let since = Date.now();
    succeeds(() => (since = statSync(file).mtimeMs));
    if (isAlive(pid) && Date.now() - since < staleAfter) return pid;
    // The file and not the folder: another process may hold the lock by now.
    rmSync(file, { force: true });
  }
  return undefined;
}

/** Renames a folder that holds our entry to the lock's name, which works only where none, or an empty one, is there. */
function acquire(folder, entry) {
  const own = `${folder}-${entry}`;
  mkdirSync(own);
  writeFileSync(join(own, entry), "");
  succeeds(() => rmdirSync(folder));
  if (succeeds(() => renameSync(own, folder))) return true;
  rmSync(own, { recursive: true, force: true });
  return false;
}

/**
 * Runs `action` while holding the lock, and returns its result. The lock is `folder`, which exists while it is held.
 * Calls `onWait` once, with the holder's process id, if another process holds it.
 */
export function withProcessLock(folder, onWait, action) {
  const entry = `${process.pid}-${randomUUID()}`;
  let waiting = false;
  for (;;) {
    const holder = holderOf(folder);
    if (holder === undefined && acquire(folder, entry)) break;
    if (holder !== undefined && !waiting) {
      waiting = true;
      onWait(holder);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollInterval);
  }
  try {
    return action();
  } finally {
    rmSync(join(folder, entry), { force: true });
    succeeds(() => rmdirSync(folder));
  }
}
