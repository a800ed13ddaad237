// What the rooms are given: the database, the files, the settings, the payments.
import type { FastifyInstance } from "fastify";
import type { Payments } from "../license/payments.ts";
import type { Identify } from "./auth.ts";
import type { Db } from "./db.ts";
import type { Env } from "./env.ts";
import type { Files } from "./files.ts";

export interface Context {
  readonly db: Db;
  readonly files: Files;
  readonly env: Env;
  readonly payments: Payments;
}

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyInstance {
    readonly context: Context;
    readonly identify: Identify;
  }
}
