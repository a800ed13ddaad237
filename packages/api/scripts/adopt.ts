// npm run adopt -- now: binds the database to the file storage in the settings, whatever either was bound to before.
import { adoptStorage } from "../src/platform/files/storage-id.ts";
import { openStorage } from "../src/platform/files/stored-files.ts";
import { withDatabase, command } from "./command.ts";

await command("npm run adopt -- now", () =>
  withDatabase(async ({ db }, env, name) => {
    await adoptStorage(db, await openStorage(env));
    return `The database ${name} is now bound to this file storage.`;
  }),
);
