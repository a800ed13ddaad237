// The text of a CSV file in whatever code a spreadsheet wrote it.

/** UTF-8 and UTF-16 with or without a mark, else the code of Western Windows, in which Excel writes by itself. */
export function textOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // A heading is of Latin letters: every other byte is empty.
  if (a !== undefined && a !== 0 && b === 0 && bytes[3] === 0)
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
