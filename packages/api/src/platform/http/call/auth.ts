// Reads the caller's credentials from a request.
import type { FastifyRequest } from "fastify";
import type { Company, Session } from "../../identity/caller.ts";

/** Resolves tokens to users and companies; the app passes in the rooms' rules. */
export interface Identify {
  user(token: string): Promise<Session | undefined>;
  /** The session of this value of the cookie for documents. */
  document(value: string): Promise<Session | undefined>;
  company(token: string): Promise<Company | undefined>;
  /** The company that the token of this product's app was issued for. */
  app(token: string, productId: number): Promise<Company | undefined>;
}

/** The bearer token of a request; empty when there is none. */
export function readBearer(request: FastifyRequest): string {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}
