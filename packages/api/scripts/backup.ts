// npm run backup -- <file> [--overwrite]: writes the current database and all files into one file.
import { resolve } from "node:path";
import { writeBackup } from "../src/backup/backup.write.ts";
import { checkTarget } from "../src/backup/backup.target.ts";
import { withData, command } from "./command.ts";

const overwrite = "--overwrite";

await command(
  `npm run backup -- <file> [${overwrite}]`,
  async (file, flags) => {
    const path = resolve(file);
    // Checked first, so that an unusable target fails before any data is read.
    await checkTarget(path, flags.includes(overwrite));
    return withData(async ({ pool, files, name }) => {
      const amounts = await writeBackup(pool, files, path);
      return `Saved ${amounts.rows} rows and ${amounts.files} files of ${name} to ${file}`;
    });
  },
  [overwrite],
);
