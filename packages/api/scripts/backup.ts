// npm run backup -- <file> [--overwrite]: the database and all files, as they are now, in one file.
import { resolve } from "node:path";
import { writeBackup } from "../src/backup/backup.write.ts";
import { checkTarget } from "../src/backup/backup.target.ts";
import { withData, command } from "./command.ts";

const overwrite = "--overwrite";

await command(
  `npm run backup -- <file> [${overwrite}]`,
  async (file, flags) => {
    const path = resolve(file);
    // Before anything is read for it.
    await checkTarget(path, flags.includes(overwrite));
    return withData(async ({ pool, files, name }) => {
      const amounts = await writeBackup(pool, files, path);
      return `${name}: ${amounts.rows} rows and ${amounts.files} files are in ${file}`;
    });
  },
  [overwrite],
);
