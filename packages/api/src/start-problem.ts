// Why the server cannot start, in a sentence that names the setting to change.
import { UnreadableStorage } from "./files/storage-id.ts";
import type { Env } from "./shared/env.ts";

interface Failure {
  readonly message: string;
  readonly code: string;
  readonly path?: string;
  readonly syscall?: string;
  readonly hostname?: string;
}

const ofFolder: Readonly<Record<string, string>> = {
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
  EROFS: "it is on a disk that can only be read",
  ENOENT: "it cannot be created",
  ENOTDIR: "it is no folder",
  EEXIST: "it is no folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
};

/** What PostgreSQL says, and what happens before it can say anything. */
const ofDatabase: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it ends the connection",
  EHOSTUNREACH: "the host cannot be reached",
  ENOTFOUND: "no host has this name",
  EAI_AGAIN: "the name of the host cannot be looked up now",
  ETIMEDOUT: "it does not answer",
  // All that a pooler says of a wrong user, password or name.
  "08P01": "it refuses the connection",
  "28P01": "the password is wrong",
  "28000": "this user may not sign in",
  "3D000": "it has no database of this name",
  "42501": "this user may not do what is needed",
  "53300": "it has no connections left",
};

function failureOf(error: unknown): Failure | undefined {
  if (error instanceof AggregateError) return failureOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string"
    ? (error as Error & Failure)
    : failureOf(error.cause);
}

function ofListening({ code }: Failure, { host, port }: Env): string {
  if (code === "EADDRINUSE")
    return `PORT=${port}: something else listens there. Choose another one.`;
  if (code === "EACCES")
    return `PORT=${port}: this account may not listen there. Choose one from 1024 on.`;
  return `HOST=${host} is no address of this machine. 127.0.0.1 serves this machine alone, 0.0.0.0 every network.`;
}

function sentenceFor(failure: Failure, env: Env): string | undefined {
  const { code, path, syscall, hostname } = failure;
  if (syscall === "listen" || (syscall === "getaddrinfo" && hostname === env.host))
    return ofListening(failure, env);
  const isOfData = path?.startsWith(env.dataDir) || (path && env.dataDir.startsWith(path));
  if (isOfData && ofFolder[code])
    return `DATA_DIR=${env.dataDir}: ${ofFolder[code]} (${failure.message}).`;
  if (env.databaseUrl !== undefined && ofDatabase[code])
    return `DATABASE_URL: ${ofDatabase[code]} (${failure.message || code}).`;
  return undefined;
}

/** The reason, for people. */
export function startProblem(error: unknown, env?: Env): string {
  // Its cause may look like one of the database.
  if (error instanceof UnreadableStorage) return error.message;
  const failure = failureOf(error);
  const sentence = failure && env && sentenceFor(failure, env);
  if (sentence !== undefined) return sentence;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
