// Decodes bytes as text: invalid UTF-8 is refused, never repaired.
import { isUtf8 } from "node:buffer";
import { refuse, type Refused } from "../refuse.ts";

export const notUtf8 = (): Refused => refuse("unreadable", { key: "request.unreadable" });

/** Decodes UTF-8. Refused: `unreadable`. */
export function readUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString();
}

/** Whether a text that a library decoded was valid: decoders replace invalid bytes with U+FFFD. */
export const isValidText = (text: string): boolean => !text.includes("\uFFFD");
