// The keys of all messages of the server and the forms.
import type { it } from "./messages.it.ts";

export type MessageKey = keyof typeof it;
export type Messages = Readonly<Record<MessageKey, string>>;

/** Key prefixes of messages that only the server uses, in mails and refusals; the console never looks them up. */
export const serverMessages = [
  "audit",
  "claim",
  "company",
  "company_name",
  "country",
  "csv",
  "dispatch",
  "enquiry",
  "finding",
  "license",
  "mail",
  "message",
  "payment",
  "people",
  "permission",
  "person",
  "person_email",
  "person_id",
  "product",
  "remark",
  "reply",
  "role",
  "sandbox",
  "server",
  "storage",
  "undo",
  "uploads",
  "webhook",
] as const;

/** Key prefixes of messages that only the store's pages use; the other pages do not load them. */
export const storeMessages = ["standing", "standing_means", "standing_next"] as const;
type StoreKey = `${(typeof storeMessages)[number]}.${string}`;

/** The messages that the store's pages use besides `ConsoleMessages`. */
export type StoreMessages = Pick<Messages, Extract<MessageKey, StoreKey>>;
/** The messages that every page of the console can use. */
export type ConsoleMessages = Omit<
  Messages,
  `${(typeof serverMessages)[number]}.${string}` | StoreKey
>;
