// Checks that every program unpacks an archive to the same files: those that read its central directory, and those that
// stream.
import type { Entry, ZipFile } from "yauzl";

/** The local file header, before an entry's content; missing in yauzl's types. */
interface LocalHeader {
  readonly fileDataStart: number;
  readonly generalPurposeBitFlag: number;
  readonly compressionMethod: number;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly fileName: Buffer;
}
interface DirectoryReader {
  /** Offset of the next entry of the central directory. */
  readonly readEntryCursor: number;
  readLocalFileHeaderPromise(entry: Entry, options: object): Promise<LocalHeader>;
}

/** Flag: sizes and checksum follow the content, in a data descriptor. */
const dataDescriptor = 0b1000;
/** Stands in place of a size that is in the ZIP64 field. */
const zip64 = 0xffff_ffff;

const agrees = (local: number, central: number) => local === central || local === zip64;

/** The bytes of the name, whatever character set the archive declares. */
export const getRawName = (entry: Entry): Buffer =>
  (entry as Entry & { readonly fileNameRaw: Buffer }).fileNameRaw;

/** Whether the local file header agrees with the central directory. */
function isSame(local: LocalHeader, entry: Entry): boolean {
  return (
    local.fileName.equals(getRawName(entry)) &&
    local.compressionMethod === entry.compressionMethod &&
    (local.generalPurposeBitFlag & 1) === 0 &&
    ((local.generalPurposeBitFlag & dataDescriptor) !== 0 ||
      (local.crc32 === entry.crc32 &&
        agrees(local.compressedSize, entry.compressedSize) &&
        agrees(local.uncompressedSize, entry.uncompressedSize)))
  );
}

export interface Layout {
  /** Adds an entry; resolves with the offset of its content, undefined when its two headers differ. */
  add(entry: Entry): Promise<number | undefined>;
  /** After the last entry: whether no two entries share bytes and no file is also a folder. */
  isDisjoint(): boolean;
  /** After the last entry: the offset of the byte after the entries that the archive declares. */
  directoryEnd(): number;
}

/** Collects the positions of an archive's entries; call it before the first entry is read. */
export function collectLayout(archive: ZipFile): Layout {
  const reader = archive as unknown as DirectoryReader;
  const directory = reader.readEntryCursor;
  const ranges: { readonly begin: number; readonly end: number }[] = [];
  const paths: string[] = [];
  return {
    async add(entry) {
      const local = await reader.readLocalFileHeaderPromise(entry, {});
      const { fileDataStart: begin } = local;
      ranges.push({ begin: entry.relativeOffsetOfLocalHeader, end: begin + entry.compressedSize });
      // NUL sorts before every other character, so that a folder's files follow the folder directly.
      paths.push(entry.fileName.replaceAll("/", "\0"));
      return isSame(local, entry) ? begin : undefined;
    },
    isDisjoint() {
      const inOrder = ranges.toSorted((a, b) => a.begin - b.begin);
      const sorted = paths.toSorted();
      return (
        inOrder.every(({ end }, index) => end <= (inOrder[index + 1]?.begin ?? directory)) &&
        !sorted.some((path, index) => sorted[index + 1]?.startsWith(`${path}\0`))
      );
    },
    directoryEnd: () => reader.readEntryCursor,
  };
}
