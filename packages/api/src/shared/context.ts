// What the rooms are given: the database, the files, the settings, the payments, the mail.
import type { FastifyInstance } from "fastify";
import type { Payments } from "../license/payments.ts";
import type { Identify } from "./auth.ts";
import type { Db } from "./db.ts";
import type { Env } from "./env.ts";
import type { Files } from "./files.ts";
import type { Jobs } from "./jobs.ts";
import type { Mail } from "./mail.ts";

export interface Context {
  readonly db: Db;
  readonly files: Files;
  readonly env: Env;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly mail: Mail;
}

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyInstance {
    readonly context: Context;
    readonly identify: Identify;
  }
}
