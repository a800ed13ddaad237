// npm run migrate -- postgres://…: brings the tables up to date as their owner, and gives the server's role its rights.
import { migrate } from "../src/database/migrate.ts";
import { openDatabase } from "../src/database/db.ts";
import { grantServerRole, serverRole } from "../src/database/server-role.ts";
import { openJobs } from "../src/jobs/jobs.ts";
import { command } from "./command.ts";

await command("npm run migrate -- postgres://owner:password@host/database", async (url) => {
  await migrate(url);
  const database = openDatabase(url, { queryTimeoutMs: 0 });
  try {
    // The queue makes its own tables.
    const jobs = openJobs(database.db);
    await jobs.start((error) => console.error(error));
    await jobs.stop();
    const granted = await grantServerRole(database.pool);
    return granted
      ? `The tables are up to date, and ${serverRole} has its rights.`
      : "The tables are up to date.";
  } finally {
    await database.close();
  }
});
