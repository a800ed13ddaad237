// npm run restore -- <file>: fills an empty database and its files from a backup.
import { resolve } from "node:path";
import { checkBackup, readBackup } from "../src/backup/backup.read.ts";
import { withData, command } from "./command.ts";

await command("npm run restore -- <file>", async (file) => {
  // Before a database is made for it.
  await checkBackup(resolve(file));
  return withData(
    async ({ pool, files, name }) => {
      const amounts = await readBackup(pool, files, resolve(file));
      return `${amounts.rows} rows and ${amounts.files} files of ${file} are in ${name}`;
    },
    { mayBeNew: true },
  );
});
