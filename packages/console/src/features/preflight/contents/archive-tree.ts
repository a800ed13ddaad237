// The tree of an archive: folders derived from paths, the visible rows, and the files that match a search.
import type { ArchiveFile } from "@lanyard/contract";
import { matcherOf } from "../../../components/list/search-match.ts";

export interface TreeNode {
  /** The last part of the path. */
  readonly name: string;
  /** A folder's path ends with a slash. */
  readonly path: string;
  /** Depth in the tree, from 1. */
  readonly level: number;
  /** Undefined for a folder. */
  readonly file: ArchiveFile | undefined;
  /** The path of the parent folder; empty at the root. */
  readonly folder: string;
  readonly children: readonly TreeNode[];
  /** Number of files in the node and below, and their total size in bytes. */
  readonly files: number;
  readonly size: number;
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: { readonly name: string; readonly file: ArchiveFile }[];
}

const folder = (): Folder => ({ folders: new Map(), files: [] });

/** Numbers by their value; the same order in every language, so that two reviewers see the same list. */
const byName = new Intl.Collator("en", { numeric: true }).compare;

function nodesOf({ folders, files }: Folder, path: string, level: number): TreeNode[] {
  const inner = [...folders]
    .toSorted(([one], [other]) => byName(one, other))
    .map(([name, within]): TreeNode => {
      const own = `${path}${name}/`;
      const children = nodesOf(within, own, level + 1);
      const sum = (of: "files" | "size") => children.reduce((all, child) => all + child[of], 0);
      return {
        name,
        path: own,
        level,
        file: undefined,
        folder: path,
        children,
        files: sum("files"),
        size: sum("size"),
      };
    });
  const leaves = files
    .toSorted((one, other) => byName(one.name, other.name))
    .map(({ name, file }): TreeNode => ({
      name,
      path: file.path,
      level,
      file,
      folder: path,
      children: [],
      files: 1,
      size: file.size,
    }));
  return [...inner, ...leaves];
}

/** The root nodes: folders first, each group by name. */
export function treeOf(files: readonly ArchiveFile[]): TreeNode[] {
  const root = folder();
  for (const file of files) {
    const parts = file.path.split("/");
    const name = parts.pop() ?? "";
    let at = root;
    for (const part of parts) {
      const next = at.folders.get(part) ?? folder();
      at.folders.set(part, next);
      at = next;
    }
    at.files.push({ name, file });
  }
  return nodesOf(root, "", 1);
}

export interface TreeRow {
  readonly node: TreeNode;
  /** Position among the siblings, from 1, and the number of siblings. */
  readonly place: number;
  readonly of: number;
}

/** The visible rows when these folders are expanded. */
export function rowsOf(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly TreeNode[]) => {
    for (const [at, node] of siblings.entries()) {
      rows.push({ node, place: at + 1, of: siblings.length });
      if (open.has(node.path)) add(node.children);
    }
  };
  add(nodes);
  return rows;
}

/** The paths of all folders. */
export const foldersOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ path, file, children }) => (file ? [] : [path, ...foldersOf(children)]));

/** The paths of the folders above a file. */
export const foldersTo = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

/** A tree of at most this many rows starts fully expanded. */
const fewRows = 24;

/** The folders expanded at first: all of a small tree; of a large one, the path to its first branching. */
export function openAtFirst(nodes: readonly TreeNode[]): string[] {
  const all = foldersOf(nodes);
  const count = nodes.reduce((sum, { files }) => sum + files, 0) + all.length;
  if (count <= fewRows) return all;
  const way: string[] = [];
  for (let at = nodes; at.length === 1 && at[0]!.file === undefined; at = at[0]!.children)
    way.push(at[0]!.path);
  return way;
}

/** The files whose paths contain every word of the search. */
export function matching(files: readonly ArchiveFile[], search: string): readonly ArchiveFile[] {
  const matches = matcherOf(search);
  return files.filter(({ path }) => matches(path));
}
