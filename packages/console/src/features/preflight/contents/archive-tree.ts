// The tree of an archive: folders derived from paths, the visible rows, and the files that match a search.
import type { ArchiveFile } from "@lanyard/contract";
import { createMatcher } from "../../../components/list/search-match.ts";

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

function createNodes({ folders, files }: Folder, path: string, level: number): TreeNode[] {
  const inner = [...folders]
    .toSorted(([one], [other]) => byName(one, other))
    .map(([name, subfolder]): TreeNode => {
      const nodePath = `${path}${name}/`;
      const children = createNodes(subfolder, nodePath, level + 1);
      const sum = (field: "files" | "size") =>
        children.reduce((all, child) => all + child[field], 0);
      return {
        name,
        path: nodePath,
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
export function createTree(files: readonly ArchiveFile[]): TreeNode[] {
  const root = folder();
  for (const file of files) {
    const parts = file.path.split("/");
    const name = parts.pop() ?? "";
    let current = root;
    for (const part of parts) {
      const next = current.folders.get(part) ?? folder();
      current.folders.set(part, next);
      current = next;
    }
    current.files.push({ name, file });
  }
  return createNodes(root, "", 1);
}

export interface TreeRow {
  readonly node: TreeNode;
  /** Position among the siblings, from 1, and the number of siblings. */
  readonly place: number;
  readonly siblingCount: number;
}

/** The visible rows when these folders are expanded. */
export function listRows(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly TreeNode[]) => {
    for (const [index, node] of siblings.entries()) {
      rows.push({ node, place: index + 1, siblingCount: siblings.length });
      if (open.has(node.path)) add(node.children);
    }
  };
  add(nodes);
  return rows;
}

/** The paths of all folders. */
export const listFolders = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ path, file, children }) => (file ? [] : [path, ...listFolders(children)]));

/** The paths of the folders above a file. */
export const listParents = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

/** A tree of at most this many rows starts fully expanded. */
const fewRows = 24;

/** The folders expanded at first: all of a small tree; of a large one, the path to its first branching. */
export function getInitialFolders(nodes: readonly TreeNode[]): string[] {
  const all = listFolders(nodes);
  const count = nodes.reduce((sum, { files }) => sum + files, 0) + all.length;
  if (count <= fewRows) return all;
  const way: string[] = [];
  for (
    let level = nodes;
    level.length === 1 && level[0]!.file === undefined;
    level = level[0]!.children
  )
    way.push(level[0]!.path);
  return way;
}

/** The files whose paths contain every word of the search. */
export function matching(files: readonly ArchiveFile[], search: string): readonly ArchiveFile[] {
  const matches = createMatcher(search);
  return files.filter(({ path }) => matches(path));
}
