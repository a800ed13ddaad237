// npm run move -- postgres://…: copies the database to another PostgreSQL; the files stay where they are.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBackup } from "../src/backup/backup.read.ts";
import { writeBackup } from "../src/backup/backup.write.ts";
import { keepStorage, findStorageId } from "../src/platform/files/storage-id.ts";
import { splitHosts } from "../src/platform/env/addresses.ts";
import { openAddress, withData, command } from "./command.ts";

await command("npm run move -- postgres://user:password@host/database", async (url) => {
  const target = await openAddress(url);
  const folder = await mkdtemp(join(tmpdir(), "lanyard-move-"));
  const file = join(folder, "backup");
  try {
    const storage = await withData(async ({ db, pool }) => {
      await writeBackup(pool, undefined, file);
      return findStorageId(db);
    });
    const { rows } = await readBackup(target.pool, undefined, file);
    if (storage !== undefined) await keepStorage(target.db, storage);
    return `Copied ${rows} rows to ${new URL(splitHosts(url)[0] ?? "").host}. Set DATABASE_URL and start the server.`;
  } finally {
    await target.close();
    await rm(folder, { recursive: true, force: true });
  }
});
