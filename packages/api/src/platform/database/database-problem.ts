// Explains why a PostgreSQL server cannot be used, in words that name the part of its address to change.
import { splitHosts } from "../env/addresses.ts";

/** The fields of an error of Node or PostgreSQL that are used here. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly path?: string;
  readonly syscall?: string;
  readonly hostname?: string;
}

/** The error in the chain of causes that has a code, or else the last one. */
export function findFailure(error: unknown): Failure | undefined {
  if (error instanceof AggregateError) return findFailure(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const hasCode = "code" in error && typeof error.code === "string";
  return (hasCode ? undefined : findFailure(error.cause)) ?? error;
}

/** Reasons by error code: of PostgreSQL, and of the network before PostgreSQL responds. */
const reasonByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server listens there",
  ECONNRESET: "the server closed the connection",
  EHOSTUNREACH: "the host cannot be reached",
  ENOTFOUND: "the host name is unknown",
  EAI_AGAIN: "the host name cannot be resolved at the moment",
  ETIMEDOUT: "the server does not respond",
  // A pooler sends this one code for a wrong user, password or database name.
  "08P01": "the server refuses the connection",
  "25006": "the server is a read-only replica",
  "28P01": "the password is wrong",
  "28000": "this user is not allowed to sign in",
  "3D000": "the database does not exist",
  "42501": "this user lacks the required privileges",
  "53300": "the server has no free connections",
};

/** Errors of pg that have no code. */
const reasonByMessage: readonly (readonly [RegExp, string])[] = [
  [
    /does not support SSL/,
    "the server has no TLS, which sslmode requires; sslmode=disable connects without TLS",
  ],
  [
    /password must be a string/i,
    "the server requires a password, but neither the URL nor PGPASSWORD has one",
  ],
  [/^(?:timeout expired|Connection terminated due to)/, "the server does not respond"],
];

/** Error codes of OpenSSL and Node about the server's certificate. */
const certificateCode = /CERT|^UNABLE_TO_|^ERR_(?:TLS|SSL|OSSL)_|^HOSTNAME_MISMATCH/;
const untrusted =
  "the server's certificate is not trusted: set sslrootcert=<file> to the authority's certificate, or sslmode=no-verify to accept any";
const wantsTls = "the server refuses connections without TLS; set sslmode=verify-full";

const keyFiles = ["sslrootcert", "sslcert", "sslkey"];

function findReason({ message, code = "", path }: Failure, url: string): string | undefined {
  if (code === "28000" && message.includes("no encryption")) return wantsTls;
  if (certificateCode.test(code)) return untrusted;
  const { searchParams } = new URL(splitHosts(url)[0] ?? "");
  const file = keyFiles.find((name) => path !== undefined && searchParams.get(name) === path);
  if (file) return `the file given in ${file} cannot be read`;
  return reasonByCode[code] ?? reasonByMessage.find(([pattern]) => pattern.test(message))?.[1];
}

/** The reason why the address `url` cannot be used, with the original message; undefined for any other error. */
export function databaseProblem(error: unknown, url: string): string | undefined {
  const failure = findFailure(error);
  const reason = failure && findReason(failure, url);
  return reason && `${reason} (${failure.message || failure.code}).`;
}
