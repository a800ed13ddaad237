// Explains why the server cannot start, in a sentence that names the setting to change.
import {
  databaseProblem,
  findFailure,
  type Failure,
} from "./platform/database/database-problem.ts";
import { UnreadableStorage } from "./platform/files/storage-id.ts";
import type { Env } from "./platform/env/env.ts";

const ofFolder: Readonly<Record<string, string>> = {
  EACCES: "this account has no write permission",
  EPERM: "this account has no write permission",
  EROFS: "it is on a read-only disk",
  ENOENT: "it cannot be created",
  ENOTDIR: "it is not a folder",
  EEXIST: "it is not a folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
};

function ofListening({ code }: Failure, { host, port }: Env): string {
  if (code === "EADDRINUSE") return `PORT=${port}: the port is already in use. Choose another one.`;
  if (code === "EACCES")
    return `PORT=${port}: this account is not allowed to use this port. Choose 1024 or higher.`;
  return `HOST=${host} is not an address of this machine. Use 127.0.0.1 for this machine only, 0.0.0.0 for all networks.`;
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
  const failure = findFailure(error);
  const sentence = env && ((failure && ofMachine(failure, env)) ?? ofDatabase(error, env));
  if (sentence) return sentence;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
