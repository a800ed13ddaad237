// Where the end of an archive begins that holds its directory: enough to inspect names and sizes before the whole is sent.

/** ZIP's "end of central directory": a comment of up to 65,535 bytes follows, ZIP64's locator of 20 stands before (APPNOTE.TXT, 4.3.15, 4.3.16). */
const recordBytes = 22;
const mostBytes = 20 + recordBytes + 65_535;
const signature = [0x50, 0x4b, 0x05, 0x06] as const;
/** In the record, where the directory begins. */
const offsetAt = 16;
/** The directory is elsewhere: ZIP64. */
const elsewhere = 0xffff_ffff;

/** The byte that the end begins at, for `archive_from`; undefined when no directory can be found. */
export async function archiveEnd(archive: Blob): Promise<number | undefined> {
  const begin = Math.max(archive.size - mostBytes, 0);
  const bytes = new Uint8Array(await archive.slice(begin).arrayBuffer());
  let at = bytes.length - recordBytes;
  while (at >= 0 && !signature.every((byte, next) => bytes[at + next] === byte)) at -= 1;
  if (at < 0) return undefined;
  const offset = new DataView(bytes.buffer).getUint32(at + offsetAt, true);
  return offset === elsewhere || offset > archive.size ? undefined : Math.min(offset, begin);
}
