// Reads the cookies of a request.
import type { FastifyRequest } from "fastify";

/** The value of the first cookie of this name; empty when there is none. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(headers.cookie ?? "")?.[1] ?? "";
