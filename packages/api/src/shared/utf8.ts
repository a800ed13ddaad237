// Bytes as text: those that are no UTF-8 are refused, never repaired.
import { isUtf8 } from "node:buffer";
import { refuse, type Refused } from "./refuse.ts";

export const notUtf8 = (): Refused => refuse("unreadable", { key: "request.unreadable" });

/** Refused: `unreadable`. */
export function readUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString();
}

/** Whether a text that somebody else has decoded was whole: decoders put U+FFFD in place of what they cannot read. */
export const wasWhole = (text: string): boolean => !text.includes("\uFFFD");
