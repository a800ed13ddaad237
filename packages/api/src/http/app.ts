// The server as Fastify holds it: what routes are given.
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import type { Admission } from "./admission.ts";
import type { Identify } from "./auth.ts";
import type { Departure } from "./departure.ts";
import type { Guarded } from "./server.ts";

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyInstance {
    readonly context: Context;
    /** The methods that an address takes; none where nothing is. */
    readonly methodsOf: (path: string) => string[];
    readonly identify: Identify;
    readonly admission: Admission;
    readonly departure: Departure;
    readonly expectFiles: Guarded["expectFiles"];
  }
}
