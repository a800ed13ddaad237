// npm run backup -- <file>: the database and all files, as they are now, in one file.
import { resolve } from "node:path";
import { writeBackup } from "../src/backup/backup.write.ts";
import { withData, command } from "./command.ts";

await command("npm run backup -- <file>", (file) =>
  withData(async ({ pool, files, name }) => {
    const amounts = await writeBackup(pool, files, resolve(file));
    return `${name}: ${amounts.rows} rows and ${amounts.files} files are in ${file}`;
  }),
);
