// npm run migrate -- postgres://…: migrates the tables as their owner, and grants the server's role its rights.
import { grantServerRole, serverRole } from "../src/platform/database/server-role.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { startProblem } from "../src/start-problem.ts";
import { openAddress, command } from "./command.ts";

await command("npm run migrate -- postgres://owner:password@host/database", async (url) => {
  const database = await openAddress(url);
  try {
    // Starting the job queue creates its tables.
    const jobs = openJobs(database.db);
    await jobs.start((error) => console.error(startProblem(error)));
    await jobs.stop();
    const granted = await grantServerRole(database.pool);
    return granted
      ? `The tables are up to date, and ${serverRole} has its rights.`
      : "The tables are up to date.";
  } finally {
    await database.close();
  }
});
