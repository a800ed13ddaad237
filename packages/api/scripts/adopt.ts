// npm run adopt -- now: makes the storage of the settings the database's, whichever each of them had before.
import { adoptStorage } from "../src/files/storage-id.ts";
import { openStorage } from "../src/files/stored-files.ts";
import { withDatabase, command } from "./command.ts";

await command("npm run adopt -- now", () =>
  withDatabase(async ({ db }, env, name) => {
    await adoptStorage(db, await openStorage(env));
    return `${name} has its files here from now on.`;
  }),
);
