// What the rooms receive: the database, the files, the settings, the payments, the jobs, the mail.
import type { Db } from "./database/db.ts";
import type { Replica } from "./database/replica.ts";
import type { Files } from "./files/files.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Mail } from "./mail/mail.ts";
import type { Payments } from "./payments/payments.ts";
import type { Env } from "./env/env.ts";

export interface Context {
  readonly db: Db;
  /** Serves reads of the store that may be slightly out of date. */
  readonly replica: Replica;
  readonly files: Files;
  readonly env: Env;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly mail: Mail;
}
