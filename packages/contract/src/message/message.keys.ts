// The keys of everything that the server and the forms can say.
import type { it } from "./messages.it.ts";

export type MessageKey = keyof typeof it;
export type Messages = Readonly<Record<MessageKey, string>>;

/** How the keys begin of what the server alone says, in mails and refusals: the console never shows them by their key. */
export const serverMessages = [
  "audit",
  "claim",
  "company",
  "company_name",
  "country",
  "csv",
  "dispatch",
  "enquiry",
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
  "uploads",
  "webhook",
] as const;

/** How the keys begin of what the pages of the store alone say: the other pages do not load it. */
export const storeMessages = ["standing", "standing_means", "standing_next"] as const;
type StoreKey = `${(typeof storeMessages)[number]}.${string}`;

/** Of the messages, those that the pages of the store say too. */
export type StoreMessages = Pick<Messages, Extract<MessageKey, StoreKey>>;
/** Of the messages, those that every page of the console can say. */
export type ConsoleMessages = Omit<
  Messages,
  `${(typeof serverMessages)[number]}.${string}` | StoreKey
>;
