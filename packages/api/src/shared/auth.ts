// Who makes a request.
import type { FastifyRequest } from "fastify";

export interface SignedIn {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly role: "creator" | "admin";
}

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** How tokens become people; the app gives the rooms' rules. */
export interface Identify {
  user(token: string): Promise<SignedIn | undefined>;
  company(token: string): Promise<Company | undefined>;
}

/** The bearer token of a request; empty when there is none. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}
