// The tree of an archive: its order, the expanded folders, search results, and unusual paths.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ArchiveFile } from "@lanyard/contract";
import {
  listFolders,
  listParents,
  matching,
  getInitialFolders,
  listRows,
  createTree,
} from "./archive-tree.ts";

const files = (...paths: readonly string[]): ArchiveFile[] =>
  paths.map((path) => ({ path, size: 10, type: "text", hash: "" }));
const pathsIn = (paths: readonly string[], open: readonly string[]) =>
  listRows(createTree(files(...paths)), new Set(open)).map(({ node }) => node.path);

test("has folders first, each by name, numbers by their value", () => {
  const paths = ["b.txt", "part10/x", "a.txt", "part9/x", "part9/a/x"];
  expect(pathsIn(paths, ["part9/"])).toEqual([
    "part9/",
    "part9/a/",
    "part9/x",
    "part10/",
    "a.txt",
    "b.txt",
  ]);
});

test("tells of a row its level, its place among its siblings, and how many those are", () => {
  const rows = listRows(createTree(files("a/x", "a/y", "b")), new Set(["a/"]));
  expect(
    rows.map(({ node, place, siblingCount }) => [node.path, node.level, place, siblingCount]),
  ).toEqual([
    ["a/", 1, 1, 2],
    ["a/x", 2, 1, 2],
    ["a/y", 2, 2, 2],
    ["b", 1, 2, 2],
  ]);
});

test("tells of a folder how much is in it and below", () => {
  const [folder] = createTree(files("a/x", "a/b/y", "a/b/z"));
  expect([folder?.files, folder?.size]).toEqual([3, 30]);
});

test("is unfolded whole when it is small, else as far as there is one way", () => {
  expect(getInitialFolders(createTree(files("a/b/x", "c/y")))).toEqual(["a/", "a/b/", "c/"]);
  const many = Array.from({ length: 50 }, (_, at) => `app/src/dir${String(at)}/x`);
  expect(getInitialFolders(createTree(files(...many)))).toEqual(["app/", "app/src/"]);
});

test("knows the folders on the way to a file", () => {
  expect(listParents("a/b/c.txt")).toEqual(["a/", "a/b/"]);
  expect(listParents("c.txt")).toEqual([]);
});

test("a search leaves the files whose paths have every word, in any case", () => {
  const all = files("src/Main.js", "src/other.js", "docs/main.md");
  const findPaths = (search: string) => matching(all, search).map(({ path }) => path);
  expect(findPaths("MAIN")).toEqual(["src/Main.js", "docs/main.md"]);
  expect(findPaths(" js  main ")).toEqual(["src/Main.js"]);
  expect(findPaths("  ")).toHaveLength(3);
  expect(findPaths("constructor")).toEqual([]);
});

test("loses no file, whatever its path is", () => {
  const part = fc.oneof(
    fc.constantFrom("", ".", "__proto__", "constructor", "a", "\u202E", "a b"),
    fc.string({ unit: "grapheme", maxLength: 6 }).map((text) => text.replaceAll("/", "")),
  );
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 40 }), (paths) => {
      const nodes = createTree(files(...paths));
      const rows = listRows(nodes, new Set(listFolders(nodes)));
      const visiblePaths = rows.flatMap(({ node }) => node.file?.path ?? []);
      expect(visiblePaths.toSorted()).toEqual(paths.toSorted());
    }),
  );
});
