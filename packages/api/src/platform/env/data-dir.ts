// Opens the data folder: creates it if it is missing, and checks that it is writable.
import { access, constants, mkdir, readdir } from "node:fs/promises";
import { dirname } from "node:path";

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

/**
 * Creates the folders one by one: Node's recursive `mkdir` reports ENOENT on a read-only disk, and never ends in /proc.
 */
async function make(path: string): Promise<void> {
  try {
    await mkdir(path).catch(unlessThere);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error;
    await make(dirname(path));
    await mkdir(path).catch(unlessThere);
  }
}

/** Throws the system's error when the folder cannot be used. */
export async function openDataDir(path: string): Promise<void> {
  await make(path);
  await readdir(path);
  await access(path, constants.W_OK);
}
