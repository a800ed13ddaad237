// The server as Fastify holds it: what routes are given.
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import type { Identify } from "./auth.ts";

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyInstance {
    readonly context: Context;
    readonly identify: Identify;
  }
}
