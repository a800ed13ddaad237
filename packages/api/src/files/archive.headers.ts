// Whether an archive is the same to every program that unpacks it: those that read its directory, those that read on.
import type { Entry, ZipFile } from "yauzl";

/** What stands before a file's content; our types for yauzl are older than this part of it. */
interface LocalHeader {
  readonly fileDataStart: number;
  readonly generalPurposeBitFlag: number;
  readonly compressionMethod: number;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly fileName: Buffer;
}
interface Reading {
  /** Where the next entry of the directory begins. */
  readonly readEntryCursor: number;
  readLocalFileHeaderPromise(entry: Entry, options: object): Promise<LocalHeader>;
}

/** Sizes and sum follow the content. */
const follows = 0b1000;
/** The size stands elsewhere. */
const elsewhere = 0xffff_ffff;

const agrees = (said: number, is: number) => said === is || said === elsewhere;

/** Whether what stands before the content says the same as the directory. */
function isSame(local: LocalHeader, entry: Entry): boolean {
  const { fileNameRaw } = entry as Entry & { readonly fileNameRaw: Buffer };
  return (
    local.fileName.equals(fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    (local.generalPurposeBitFlag & 1) === 0 &&
    ((local.generalPurposeBitFlag & follows) !== 0 ||
      (local.crc32 === entry.crc32 &&
        agrees(local.compressedSize, entry.compressedSize) &&
        agrees(local.uncompressedSize, entry.uncompressedSize)))
  );
}

export interface Places {
  /** Where the entry's content begins; undefined when the entry is not what stands in its place. */
  add(entry: Entry): Promise<number | undefined>;
  /** After the last entry: whether no two share bytes and no file is a folder too. */
  areApart(): boolean;
  /** After the last entry: where the directory ends, if none is missing from its count. */
  directoryEnd(): number;
}

/** Watches where the entries of an archive are; ask for it before the first is read. */
export function placesOf(archive: ZipFile): Places {
  const reading = archive as unknown as Reading;
  const directory = reading.readEntryCursor;
  const ranges: { readonly begin: number; readonly end: number }[] = [];
  const paths: string[] = [];
  return {
    async add(entry) {
      const local = await reading.readLocalFileHeaderPromise(entry, {});
      const { fileDataStart: begin } = local;
      ranges.push({ begin: entry.relativeOffsetOfLocalHeader, end: begin + entry.compressedSize });
      // Lower than every other character, a separator puts a folder's files behind the folder.
      paths.push(entry.fileName.replaceAll("/", "\0"));
      return isSame(local, entry) ? begin : undefined;
    },
    areApart() {
      const inOrder = ranges.toSorted((a, b) => a.begin - b.begin);
      const sorted = paths.toSorted();
      return (
        inOrder.every(({ end }, at) => end <= (inOrder[at + 1]?.begin ?? directory)) &&
        !sorted.some((path, at) => sorted[at + 1]?.startsWith(`${path}\0`))
      );
    },
    directoryEnd: () => reading.readEntryCursor,
  };
}
