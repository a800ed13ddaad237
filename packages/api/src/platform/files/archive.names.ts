// Whether the names in an archive mean the same files on every system: Windows reserves some, and many systems treat
// different names as one.

/** Device names of Windows, with any extension; the digits may also be superscript. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])[ .]*(?:\.|$)/i;
/** Characters that Windows gives another meaning, and characters that it strips from the end. */
const unwritable = /[<>:"|?*\p{Cc}]|[. ]$/u;
/** The longest name of a file or folder on Windows. */
const maxPartLength = 255;
const ascii = /^[ -~]*$/;

/** The folders and the file of a path; empty parts and dots are dropped, because they do not change it. */
const splitPath = (path: string): string[] =>
  path.split("/").filter((part) => part !== "" && part !== ".");

/** Whether Windows cannot write the path unchanged. */
export const isReserved = (path: string): boolean =>
  splitPath(path).some(
    (part) => part.length > maxPartLength || device.test(part) || unwritable.test(part),
  );

/**
 * Returns the same text for all names that some system treats as one: in another case, another Unicode composition, or
 * with invisible characters.
 */
const folded = (part: string): string =>
  ascii.test(part)
    ? part.toLowerCase()
    : part
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
        .normalize("NFKC")
        .toUpperCase()
        .toLowerCase()
        .normalize("NFKC");

interface Name {
  readonly path: string;
  /** Sorts a folder's content directly after the folder. */
  readonly key: string;
}

/** Whether two paths lead to the same file, or share a folder whose name they spell differently. */
function isOne(one: Name, two: Name): boolean {
  const [keys, others] = [one.key.split("\0"), two.key.split("\0")];
  const [parts, otherParts] = [splitPath(one.path), splitPath(two.path)];
  const differs = keys.findIndex((key, index) => key !== others[index]);
  if (differs === -1 && keys.length === others.length) return true;
  const shared = differs === -1 ? keys.length : differs;
  return parts.slice(0, shared).some((part, index) => part !== otherParts[index]);
}

/** A path that some system treats as the same as another one of the list; undefined when there is none. */
export function sameName(paths: readonly string[]): string | undefined {
  const names = paths
    .map((path): Name => ({ path, key: splitPath(path).map(folded).join("\0") }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return names.find((name, index) => index > 0 && isOne(names[index - 1]!, name))?.path;
}
