// Lets one process at a time work in a folder; a lock left by a dead process is removed.
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

/** ms until a lock is stale even if its process id is alive, because another process may have that id by then. */
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
    // Removes only the file, because another process may hold the folder by now.
    rmSync(file, { force: true });
  }
  return undefined;
}

/**
 * Renames a folder that contains our entry to the lock's name; that succeeds only if the lock does not exist or is an
 * empty folder.
 */
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
 * Runs `action` while holding the lock, and returns its result. The lock is the directory `folder`, which exists only
 * while held. If another process holds it, calls `onWait` once with that process's id, and waits.
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
