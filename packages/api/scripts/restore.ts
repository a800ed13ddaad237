// npm run restore -- <file>: fills an empty database and its files from a backup.
import { resolve } from "node:path";
import { checkBackup, readBackup } from "../src/backup/backup.read.ts";
import { allowStorage } from "../src/platform/files/storage-id.ts";
import { openContext } from "../src/open-context.ts";
import { withDatabase, command } from "./command.ts";

await command("npm run restore -- <file>", async (file) => {
  // Checked first, so that an unreadable backup fails before a database is created.
  const { storage, migration } = await checkBackup(resolve(file));
  return withDatabase(
    async ({ db, pool }, env, name) => {
      if (storage !== undefined) await allowStorage(db, storage);
      const { files } = await openContext(env, db);
      const amounts = await readBackup(pool, files, resolve(file));
      return `Restored ${amounts.rows} rows and ${amounts.files} files from ${file} to ${name}`;
    },
    { mayBeNew: true, migration },
  );
});
