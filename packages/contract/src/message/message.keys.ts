// The keys of everything that the server and the forms can say.
import type { it } from "./messages.it.ts";

export type MessageKey = keyof typeof it;
export type Messages = Readonly<Record<MessageKey, string>>;
