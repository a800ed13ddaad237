// Search words from an address as the server accepts them: one line without control and bidi characters, limited in
// code points.
import { isBlank } from "@lanyard/contract";

export function searchLine(input: string | null, most: number): string {
  const line = (input ?? "").replaceAll(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
  return isBlank(line) ? "" : Array.from(line).slice(0, most).join("").trim();
}
