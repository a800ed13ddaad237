// What the rooms are given: the database, the files, the settings, the payments, the jobs, the mail.
import type { Db } from "./database/db.ts";
import { fileColumns } from "./file-columns.ts";
import type { Files } from "./files/files.ts";
import { openFiles } from "./files/stored-files.ts";
import { openJobs, type Jobs } from "./jobs/jobs.ts";
import { openMail, type Mail } from "./mail/mail.ts";
import { openPayments } from "./payments/payments.open.ts";
import type { Payments } from "./payments/payments.ts";
import type { Env } from "./shared/env.ts";

export interface Context {
  readonly db: Db;
  readonly files: Files;
  readonly env: Env;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly mail: Mail;
}

/** Opens files and payments beside the database. Throws when one of them is configured wrongly. */
export async function openContext(env: Env, db: Db): Promise<Context> {
  const jobs = openJobs(db);
  return {
    env,
    db,
    files: await openFiles(env, db, fileColumns),
    payments: await openPayments(env),
    jobs,
    mail: openMail(env, jobs),
  };
}
