// Where a backup may be written.
import { stat } from "node:fs/promises";
import { dirname } from "node:path";

const detectKind = (path: string) =>
  stat(path).then(
    (stats) => (stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "device"),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
      throw error;
    },
  );

/** Throws when the path is not a file, when it exists and may not be overwritten, or when its folder does not exist. */
export async function checkTarget(path: string, mayOverwrite: boolean): Promise<void> {
  const kind = await detectKind(path);
  if (kind === "folder" || kind === "device")
    throw new Error(`${path} is a ${kind}, not a file. Choose another name.`);
  if (kind === "file" && !mayOverwrite)
    throw new Error(
      `${path} exists. Choose another name, or replace it: npm run backup -- <file> --overwrite`,
    );
  if ((await detectKind(dirname(path))) !== "folder")
    throw new Error(`The folder ${dirname(path)} does not exist.`);
}
