// One attempt at sending something: what is stored about it, and the reason of a failure for people.
import type { DeliveryReason, DeliveryState } from "@lanyard/contract";
import { firstWords } from "../../platform/text/first-words.ts";
import { interrupted, linkExpired, type Attempt } from "./delivery.attempt.ts";

/** The fields of errors of nodemailer, and of Node below it. */
interface MailProblem {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly message?: unknown;
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** The attempt that failed with this error. */
export function failedMail(at: string, error: unknown): Attempt {
  const problem: MailProblem = typeof error === "object" && error !== null ? error : {};
  const { responseCode, response, code, message } = problem;
  return {
    at,
    status: typeof responseCode === "number" ? responseCode : null,
    error: firstWords(toText(code) || toText(message) || "not sent").slice(0, 200),
    ...(toText(response) !== "" && { answer: firstWords(toText(response)) }),
  };
}

export const nextState = (failed: boolean, last: boolean): DeliveryState | undefined =>
  failed ? (last ? "failed" : undefined) : "delivered";

const codes: Readonly<Record<string, DeliveryReason>> = {
  ENOTFOUND: "unknown_host",
  EAI_AGAIN: "unknown_host",
  // Codes of Node's DNS resolver, for host names that are resolved over its own sockets.
  ENODATA: "unknown_host",
  ESERVFAIL: "unknown_host",
  ETIMEOUT: "unknown_host",
  ECANCELLED: "unknown_host",
  EDNS: "unknown_host",
  ECONNREFUSED: "no_connection",
  ECONNRESET: "no_connection",
  ECONNECTION: "no_connection",
  EHOSTUNREACH: "no_connection",
  ENETUNREACH: "no_connection",
  EPIPE: "no_connection",
  ESOCKET: "no_connection",
  ETIMEDOUT: "no_answer",
  "no answer": "no_answer",
  "no answer in time": "no_answer",
  ETLS: "certificate",
  EAUTH: "sign_in",
  EENVELOPE: "rejected",
  EMESSAGE: "rejected",
  [linkExpired]: "link_gone",
  [interrupted]: "interrupted",
  "not an address of the public internet": "private_address",
};
const isCertificate = (error: string) => /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/.test(error);

const ofMailServer = (status: number): DeliveryReason => (status < 500 ? "busy" : "rejected");
const ofWebhook = (status: number): DeliveryReason => (status === 410 ? "gone" : "status");

/** Why the attempt failed; null when it succeeded. */
export function toReason(
  kind: "mail" | "webhook",
  { status, error }: Attempt,
): DeliveryReason | null {
  if (error === "") return null;
  if (error === "EAUTH") return "sign_in";
  if (status !== null) return kind === "mail" ? ofMailServer(status) : ofWebhook(status);
  return codes[error] ?? (isCertificate(error) ? "certificate" : "other");
}
