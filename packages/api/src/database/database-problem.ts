// Explains why a PostgreSQL server cannot be used, in words that name the part of its address to change.
import { addressesOf } from "../shared/addresses.ts";

/** The fields of an error of Node or PostgreSQL that are used here. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly path?: string;
  readonly syscall?: string;
  readonly hostname?: string;
}

/** The error in the chain of causes that has a code, or else the last one. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof AggregateError) return failureOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const hasCode = "code" in error && typeof error.code === "string";
  return (hasCode ? undefined : failureOf(error.cause)) ?? error;
}

/** Reasons by error code: of PostgreSQL, and of the network before PostgreSQL responds. */
const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it ends the connection",
  EHOSTUNREACH: "the host cannot be reached",
  ENOTFOUND: "no host has this name",
  EAI_AGAIN: "the name of the host cannot be looked up now",
  ETIMEDOUT: "it does not answer",
  // A pooler sends this one code for a wrong user, password or database name.
  "08P01": "it refuses the connection",
  "25006": "it takes no writes: it follows another server",
  "28P01": "the password is wrong",
  "28000": "this user may not sign in",
  "3D000": "it has no database of this name",
  "42501": "this user may not do what is needed",
  "53300": "it has no connections left",
};

/** Errors of pg that have no code. */
const byMessage: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL/, "it has no TLS, which sslmode asks for; sslmode=disable does without"],
  [
    /password must be a string/i,
    "it asks for a password, and neither the address nor PGPASSWORD has one",
  ],
  [/^(?:timeout expired|Connection terminated due to)/, "it does not answer"],
];

/** Error codes of OpenSSL and Node about the server's certificate. */
const isOfCertificate = /CERT|^UNABLE_TO_|^ERR_(?:TLS|SSL|OSSL)_|^HOSTNAME_MISMATCH/;
const untrusted =
  "its certificate is not believed: sslrootcert=<file> names the authority's, sslmode=no-verify believes any";
const wantsTls = "it refuses connections without TLS; sslmode=verify-full asks for it";

const keyFiles = ["sslrootcert", "sslcert", "sslkey"];

function reasonOf({ message, code = "", path }: Failure, url: string): string | undefined {
  if (code === "28000" && message.includes("no encryption")) return wantsTls;
  if (isOfCertificate.test(code)) return untrusted;
  const { searchParams } = new URL(addressesOf(url)[0] ?? "");
  const file = keyFiles.find((name) => path !== undefined && searchParams.get(name) === path);
  if (file) return `the file of ${file} cannot be read`;
  return byCode[code] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1];
}

/** The reason why the address `url` cannot be used, with the original message; undefined for any other error. */
export function databaseProblem(error: unknown, url: string): string | undefined {
  const failure = failureOf(error);
  const reason = failure && reasonOf(failure, url);
  return reason && `${reason} (${failure.message || failure.code}).`;
}
