// Finds the end of an archive that holds its central directory: enough to inspect names and sizes before the whole file
// is uploaded.

/**
 * ZIP's "end of central directory" record: a comment of up to 65,535 bytes may follow it, and ZIP64's locator of 20
 * bytes may precede it (APPNOTE.TXT, 4.3.15, 4.3.16).
 */
const recordBytes = 22;
const mostBytes = 20 + recordBytes + 65_535;
const signature = [0x50, 0x4b, 0x05, 0x06] as const;
/** Position in the record of the offset at which the directory begins. */
const offsetPosition = 16;
/** This offset marks a ZIP64 archive, whose directory is located differently. */
const zip64Marker = 0xffff_ffff;

/** The byte offset at which this end begins, for `archive_from`; undefined when there is no directory. */
export async function archiveEnd(archive: Blob): Promise<number | undefined> {
  const begin = Math.max(archive.size - mostBytes, 0);
  const bytes = new Uint8Array(await archive.slice(begin).arrayBuffer());
  let position = bytes.length - recordBytes;
  while (position >= 0 && !signature.every((byte, next) => bytes[position + next] === byte))
    position -= 1;
  if (position < 0) return undefined;
  const offset = new DataView(bytes.buffer).getUint32(position + offsetPosition, true);
  return offset === zip64Marker || offset > archive.size ? undefined : Math.min(offset, begin);
}
