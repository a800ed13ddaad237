// Opens the context that the rooms receive.
import type { Context } from "./platform/context.ts";
import type { Db } from "./platform/database/db.ts";
import { mailLog } from "./features/delivery/delivery.log.rules.ts";
import { openReplica } from "./platform/database/replica.ts";
import { fileColumns } from "./file-columns.ts";
import { openFiles } from "./platform/files/stored-files.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { openMail } from "./platform/mail/mail.ts";
import { openPayments } from "./platform/payments/payments.open.ts";
import type { Env } from "./platform/env/env.ts";

/**
 * Opens files, payments and mail in addition to the database and its jobs. Throws when one of them is misconfigured.
 */
export async function openContext(env: Env, db: Db, jobs = openJobs(db)): Promise<Context> {
  return {
    env,
    db,
    replica: openReplica(db, env.databaseReadUrl),
    files: await openFiles(env, db, fileColumns),
    payments: await openPayments(env, db),
    jobs,
    mail: openMail(env, jobs, mailLog(db)),
  };
}
