// Decodes a CSV file in whichever encoding a spreadsheet has written it.

/** UTF-8 and UTF-16 with or without a byte order mark, else Windows-1252, Excel's default in Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Headings are in Latin letters, so in UTF-16 every other byte is zero.
  if (a !== undefined && a !== 0 && b === 0 && bytes[3] === 0)
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
