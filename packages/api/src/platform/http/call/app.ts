// The type of our Fastify app, with the properties that routes use.
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import type { Admission } from "../connection/admission.ts";
import type { Identify } from "./auth.ts";
import type { Shutdown } from "../connection/shutdown.ts";
import type { Guarded } from "../connection/server.ts";

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyInstance {
    readonly context: Context;
    /** The HTTP methods registered for a path; empty for an unknown path. */
    readonly listMethods: (path: string) => string[];
    readonly identify: Identify;
    readonly admission: Admission;
    readonly shutdown: Shutdown;
    readonly expectFiles: Guarded["expectFiles"];
  }
}
