// The words of a search in an address, as the server takes them: one line without signs that nobody can type, counted in
// code points.
import { isBlank } from "@lanyard/contract";

export function searchLine(given: string | null, most: number): string {
  const line = (given ?? "").replaceAll(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
  return isBlank(line) ? "" : Array.from(line).slice(0, most).join("").trim();
}
