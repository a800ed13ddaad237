// Chosen files within edits: taken out where edits are stored, so that each file is written once and not at every key.

/** Stands in stored edits for a file. */
interface FileMark {
  readonly keptFile: number;
  readonly name: string;
}
const isMark = (value: object): value is FileMark => "keptFile" in value;

const numbers = new WeakMap<File, number>();
let latest = 0;
/** The same for the same file, also when it comes back from the store; no two pages give the same one. */
function numberOf(file: File): number {
  const known = numbers.get(file);
  if (known !== undefined) return known;
  latest = Math.max(latest + 1, Date.now());
  numbers.set(file, latest);
  return latest;
}

/** A copy with something else in place of each part of a kind. */
function replace(value: unknown, by: (part: object) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const other = by(value);
  if (other !== value) return other;
  if (Array.isArray(value)) return value.map((part) => replace(part, by));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part, by)]));
}

export interface WithoutFiles {
  readonly edits: unknown;
  readonly files: ReadonlyMap<number, File>;
}

export function takeFilesOut(edits: unknown): WithoutFiles {
  const files = new Map<number, File>();
  const mark = (file: File): FileMark => {
    const keptFile = numberOf(file);
    files.set(keptFile, file);
    return { keptFile, name: file.name };
  };
  return { edits: replace(edits, (part) => (part instanceof File ? mark(part) : part)), files };
}

/** `lost` are the names of files that the store does not have: null stands in their place. */
export function putFilesBack({ edits, files }: WithoutFiles): {
  readonly edits: unknown;
  readonly lost: readonly string[];
} {
  const lost: string[] = [];
  const fileOf = ({ keptFile, name }: FileMark) => {
    const file = files.get(keptFile);
    if (!file) lost.push(name);
    else numbers.set(file, keptFile);
    return file ?? null;
  };
  const back = replace(edits, (part) => {
    if (part instanceof File) return part;
    return isMark(part) ? fileOf(part) : part;
  });
  return { edits: back, lost };
}
