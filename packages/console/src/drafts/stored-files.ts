// Selected files within edits: stored apart from the edits, so that each file is written once and not at every
// keystroke.

/** Replaces a file in stored edits. */
interface FileMark {
  readonly keptFile: number;
  readonly name: string;
}
const isMark = (value: object): value is FileMark => "keptFile" in value;

const numbers = new WeakMap<File, number>();
/** A file's number: the same for the same file, also when it is read back from the store, and unique across pages. */
function getFileNumber(file: File): number {
  const number = numbers.get(file) ?? Math.random();
  numbers.set(file, number);
  return number;
}

/** A deep copy in which `by` may replace any object; files are not copied. */
function replace(value: unknown, transform: (part: object) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const other = transform(value);
  if (other !== value || value instanceof File) return other;
  if (Array.isArray(value)) return value.map((part) => replace(part, transform));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, replace(part, transform)]),
  );
}

export interface WithoutFiles {
  readonly edits: unknown;
  readonly files: ReadonlyMap<number, File>;
}

export function takeFilesOut(edits: unknown): WithoutFiles {
  const files = new Map<number, File>();
  const mark = (file: File): FileMark => {
    const keptFile = getFileNumber(file);
    files.set(keptFile, file);
    return { keptFile, name: file.name };
  };
  return { edits: replace(edits, (part) => (part instanceof File ? mark(part) : part)), files };
}

/** `lost` are the names of files that the store does not have; null replaces them in the edits. */
export function restoreFiles({ edits, files }: WithoutFiles): {
  readonly edits: unknown;
  readonly lost: readonly string[];
} {
  const lost: string[] = [];
  const findFile = ({ keptFile, name }: FileMark) => {
    const file = files.get(keptFile);
    if (!file) lost.push(name);
    else numbers.set(file, keptFile);
    return file ?? null;
  };
  const back = replace(edits, (part) => (isMark(part) ? findFile(part) : part));
  return { edits: back, lost };
}
