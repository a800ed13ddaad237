// npm run adopt -- now: makes the storage of the settings the database's, whatever it had before; without its old files.
import { forgetStorage } from "../src/files/storage-id.ts";
import { openContext } from "../src/open-context.ts";
import { withDatabase, command } from "./command.ts";

await command("npm run adopt -- now", () =>
  withDatabase(async ({ db }, env, name) => {
    await forgetStorage(db);
    await openContext(env, db);
    return `${name} has its files here from now on.`;
  }),
);
