// At least 200 handmade archives that would harm whoever installs them, each wrong in one way.
import { archive } from "../../fixtures.ts";
import { hostile } from "../../hostile.ts";
import { misnamed, type Hostile } from "./names.ts";
import { bytesOf, tampered, type Field } from "./zip.ts";

/** Paths that leave their folder, are absolute, or mean something else on another system. */
const paths = [
  "../a",
  "../../a",
  "a/../../b",
  "a/..",
  "..",
  "./../a",
  "a/../b",
  "a/./../../b",
  "../",
  "a/b/../../../c",
  "/a",
  "//a",
  "/etc/passwd",
  "/../a",
  "///a/b",
  "C:/a",
  "c:a",
  "C:\\a",
  "z:/b/c",
  "\\a",
  "\\\\host\\share",
  "a\\b",
  "..\\a",
  "a\\..\\..\\b",
  "a\\",
  "a\0b",
  "\0",
  "a.txt\0.png",
  "../\0",
  "a\0/../b",
] as const;

const fields: readonly Field[] = [
  { name: "central signature", at: "central", offset: 0, bytes: 4 },
  { name: "central method", at: "central", offset: 10, bytes: 2 },
  { name: "central crc", at: "central", offset: 16, bytes: 4 },
  { name: "central packed size", at: "central", offset: 20, bytes: 4 },
  { name: "central size", at: "central", offset: 24, bytes: 4 },
  { name: "central name length", at: "central", offset: 28, bytes: 2 },
  { name: "central local offset", at: "central", offset: 42, bytes: 4 },
  { name: "local signature", at: "local", offset: 0, bytes: 4 },
  { name: "local method", at: "local", offset: 8, bytes: 2 },
  { name: "local name length", at: "local", offset: 26, bytes: 2 },
  { name: "end entry count", at: "end", offset: 10, bytes: 2 },
  { name: "end directory offset", at: "end", offset: 16, bytes: 4 },
  { name: "end comment length", at: "end", offset: 20, bytes: 2 },
];

const special = {
  fifo: 0o010644,
  device: 0o020644,
  disk: 0o060644,
  link: 0o120777,
  socket: 0o140644,
};

async function* modes(): AsyncGenerator<Hostile> {
  for (const [name, mode] of Object.entries(special))
    for (const path of ["a", "a/b", "index.html"])
      yield {
        name: `${name} ${path}`,
        bytes: () => bytesOf([{ path, content: "/etc/passwd", mode }]),
      };
}

const MB = 1024 * 1024;

/** The archive with a wrong checksum of the last file, in both of its headers. */
function damaged(zip: Buffer): Buffer {
  const result = Buffer.from(zip);
  for (const [signature, offset] of [
    ["PK\u0003\u0004", 14],
    ["PK\u0001\u0002", 16],
  ] as const) {
    const at = result.lastIndexOf(Buffer.from(signature, "latin1")) + offset;
    result.writeUInt32LE((result.readUInt32LE(at) ^ 1) >>> 0, at);
  }
  return result;
}

/** A valid archive with the largest permitted number of files. */
export const crowded = () =>
  bytesOf(Array.from({ length: 10_000 }, (_, at) => ({ path: `${at}.txt`, content: "x" })));

/** All hostile archives, always in the same order. */
export async function* madeByHand(): AsyncGenerator<Hostile> {
  for (const path of paths) {
    yield { name: `path ${JSON.stringify(path)}`, bytes: () => hostile.renamed(path) };
    const deep = `folder/${path}`;
    if (
      (path.includes("..") && !path.startsWith("a")) ||
      path.includes("\0") ||
      path.includes("\\")
    )
      if (deep.split(/[/\\]/).filter((part) => part === "..").length > 0 || /[\0\\]/.test(path))
        yield { name: `path ${JSON.stringify(deep)}`, bytes: () => hostile.renamed(deep) };
  }
  yield* misnamed();
  yield* modes();
  const good = await archive();
  for (const field of fields) {
    const most = 2 ** (8 * field.bytes) - 1;
    for (const value of [0, 1, 7, 99, 0x7fff, most, most - 1].filter((one) => one <= most))
      yield { name: `${field.name} ${value}`, bytes: async () => tampered(good, field, value) };
  }
  for (let part = 1; part <= 24; part += 1)
    yield {
      name: `cut after ${part}/25`,
      bytes: async () => good.subarray(0, Math.floor((good.length * part) / 25)),
    };
  for (const [name, first] of Object.entries({
    gif: hostile.gif,
    script: Buffer.from("#!/bin/sh\n"),
    html: Buffer.from("<html>"),
    space: Buffer.from(" "),
  })) {
    yield { name: `${name} before`, bytes: async () => Buffer.concat([first, good]) };
    yield { name: `${name} after`, bytes: async () => Buffer.concat([good, first]) };
    yield { name: `${name} alone`, bytes: async () => first };
  }
  for (const [name, bytes] of Object.entries({
    folders: hostile.folders,
    link: hostile.link,
    damaged: hostile.damaged,
    encrypted: hostile.encrypted,
    twice: hostile.twice,
    bomb: hostile.bomb,
    giant: hostile.giant,
    lying: hostile.lying,
    crowd: hostile.crowd,
  }))
    yield { name, bytes };
  yield {
    name: "15 MB of zeros, damaged",
    bytes: async () => damaged(await bytesOf([{ path: "zeros", content: "\0".repeat(15 * MB) }])),
  };
  yield {
    name: "10,000 files, the last one damaged",
    bytes: async () => damaged(await crowded()),
  };
  yield { name: "no bytes", bytes: async () => Buffer.alloc(0) };
  yield { name: "zeros", bytes: async () => Buffer.alloc(1024 * 1024) };
  yield { name: "an empty archive", bytes: () => bytesOf([]) };
  for (const other of [
    "1f8b08",
    "377abcaf271c",
    "526172211a07",
    "425a68",
    "fd377a585a00",
    "7f454c46",
    "4d5a",
  ])
    yield {
      name: `another kind ${other}`,
      bytes: async () => Buffer.concat([Buffer.from(other, "hex"), good]),
    };
  for (const [one, two] of [
    ["a", "a/b"],
    ["a/b", "a/b/c"],
    ["x", "x/y/z"],
  ] as const)
    yield {
      name: `${one} is a file and a folder`,
      bytes: () =>
        bytesOf([
          { path: one, content: "1" },
          { path: two, content: "2" },
        ]),
    };
}
