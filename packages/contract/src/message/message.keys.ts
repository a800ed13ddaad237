// The keys of everything that the server and the forms can say.
import type { NameKey } from "../submission/submission.names.ts";
import type { it } from "./messages.it.ts";

/** One language's own file of messages. */
export type MessageTable = Readonly<Record<keyof typeof it, string>>;
export type MessageKey = keyof MessageTable | NameKey;
export type Messages = Readonly<Record<MessageKey, string>>;
