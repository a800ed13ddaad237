// The keys of everything that the server and the forms can say.
import type { it } from "./messages.it.ts";

export type MessageKey = keyof typeof it;
export type Messages = Readonly<Record<MessageKey, string>>;

/** How the keys begin of what the server alone says, in mails and refusals: the console never shows them by their key. */
export const serverMessages = [
  "company",
  "company_name",
  "country",
  "license",
  "mail",
  "message",
  "payment",
  "permission",
  "product",
  "role",
  "server",
  "storage",
  "uploads",
  "webhook",
] as const;

/** Of the messages, those that the console says too. */
export type ConsoleMessages = Omit<Messages, `${(typeof serverMessages)[number]}.${string}`>;
