// Explains why the server cannot start, in a sentence that names the setting to change.
import { databaseProblem, failureOf, type Failure } from "./database/database-problem.ts";
import { UnreadableStorage } from "./files/storage-id.ts";
import type { Env } from "./shared/env.ts";

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

function ofListening({ code }: Failure, { host, port }: Env): string {
  if (code === "EADDRINUSE")
    return `PORT=${port}: something else listens there. Choose another one.`;
  if (code === "EACCES")
    return `PORT=${port}: this account may not listen there. Choose one from 1024 on.`;
  return `HOST=${host} is no address of this machine. 127.0.0.1 serves this machine alone, 0.0.0.0 every network.`;
}

function ofMachine(failure: Failure, env: Env): string | undefined {
  const { code = "", path, syscall, hostname } = failure;
  if (syscall === "listen" || (syscall === "getaddrinfo" && hostname === env.host))
    return ofListening(failure, env);
  const isOfData = path?.startsWith(env.dataDir) || (path && env.dataDir.startsWith(path));
  return isOfData && ofFolder[code]
    ? `DATA_DIR=${env.dataDir}: ${ofFolder[code]} (${failure.message}).`
    : undefined;
}

function ofDatabase(error: unknown, { databaseUrl }: Env): string | undefined {
  const problem = databaseUrl && databaseProblem(error, databaseUrl);
  return problem && `DATABASE_URL: ${problem}`;
}

/** The reason as text for people. */
export function startProblem(error: unknown, env?: Env): string {
  // Checked before the database's errors, because its cause may look like one.
  if (error instanceof UnreadableStorage) return error.message;
  const failure = failureOf(error);
  const sentence = env && ((failure && ofMachine(failure, env)) ?? ofDatabase(error, env));
  if (sentence) return sentence;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
