// npm run backup -- <file> [--overwrite] [--verify]: writes the current database and all files into one file.
import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import { resolve } from "node:path";
import { writeBackup } from "../src/backup/backup.write.ts";
import { checkTarget } from "../src/backup/backup.target.ts";
import { verifyBackup } from "../src/backup/backup.verify.ts";
import { withData, command } from "./command.ts";

const overwrite = "--overwrite";
const verify = "--verify";

await command(
  `npm run backup -- <file> [${overwrite}] [${verify}]`,
  async (file, flags) => {
    const path = resolve(file);
    const isVerified = flags.includes(verify);
    // A backup that does not restore takes no other's place, nor that of one that is verified at the same time.
    const written = isVerified ? `${path}.${randomUUID().slice(0, 8)}.unfinished` : path;
    // Checked first, so that an unusable target fails before any data is read.
    await checkTarget(path, flags.includes(overwrite));
    const { saved, origin } = await withData(async ({ pool, files, name }) => ({
      saved: await writeBackup(pool, files, written),
      origin: name,
    }));
    if (isVerified) {
      await verifyBackup(written, saved).catch(async (error: unknown) => {
        await rename(written, `${path}.unverified`);
        throw error;
      });
      await rename(written, path);
    }
    return `Saved ${saved.rows} rows and ${saved.files} files of ${origin} to ${file}${isVerified ? ", and restored them for a trial: every table is the same" : ""}`;
  },
  [overwrite, verify],
);
