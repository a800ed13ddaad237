// Puts together what the rooms are given.
import { openPayments } from "./license/payments.ts";
import type { Context } from "./shared/context.ts";
import type { Db } from "./shared/db.ts";
import type { Env } from "./shared/env.ts";
import { openJobs } from "./shared/jobs.ts";
import { openMail } from "./shared/mail.ts";
import { openFiles } from "./shared/stored-files.ts";

/** Opens files and payments beside the database. Throws when one of them is configured wrongly. */
export async function openContext(env: Env, db: Db): Promise<Context> {
  const jobs = openJobs(db);
  return {
    env,
    db,
    files: await openFiles(env, db),
    payments: await openPayments(env),
    jobs,
    mail: openMail(env, jobs),
  };
}
