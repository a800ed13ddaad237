// The rules about archives: each with archives that break it and archives that nearly do.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Finding } from "@lanyard/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { toldBy, type RuleAbout } from "../../../test/preflight/cases.ts";
import { archive } from "../../../test/fixtures.ts";
import { hostile } from "../../../test/hostile.ts";
import { bytesOf } from "../../../test/hold/archives/zip.ts";
import { inspectContents } from "./archive.content.rules.ts";
import { isPackedPage, detectKind } from "./archive.names.rules.ts";
import { inspectListing } from "./archive.listing.rules.ts";

const field = "source_code_url";
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-preflight-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspected(bytes: Uint8Array): Promise<Finding[]> {
  const path = join(folder, "build.zip");
  await writeFile(path, bytes);
  return [
    ...(await inspectListing(path, field)),
    ...(await inspectContents(path, { field }, false)),
  ];
}

type Bytes = () => Promise<Buffer>;
const app = { "app.json": '{"entry":"index.html"}', "index.html": "<!doctype html>", LICENSE: "" };
const withFiles =
  (files: Readonly<Record<string, string>>): Bytes =>
  () =>
    archive({ ...app, ...files });
const MB = 1024 * 1024;

interface Case {
  /** Archives that break the rule, each with the places of its findings. */
  readonly breaks: readonly (readonly [bytes: Bytes, places: readonly string[]])[];
  readonly rests: readonly Bytes[];
}

const cases: Readonly<Record<RuleAbout<"archive">, Case>> = {
  archive_unreadable: {
    breaks: [
      [async () => Buffer.from("no archive"), [""]],
      [hostile.damaged, [""]],
      [hostile.encrypted, [""]],
      [async () => (await archive()).subarray(0, 60), [""]],
    ],
    rests: [() => archive()],
  },
  archive_empty: {
    breaks: [
      [() => bytesOf([]), [""]],
      [hostile.folders, [""]],
    ],
    rests: [() => archive({ a: "" })],
  },
  archive_path: {
    breaks: [
      [() => hostile.renamed("../../a"), ["../../a"]],
      [hostile.link, ["link"]],
    ],
    rests: [withFiles({ "a..b/c": "1" })],
  },
  archive_name: {
    breaks: [[() => bytesOf([{ path: "aux.txt", content: "1" }]), ["aux.txt"]]],
    rests: [withFiles({ "auxiliary.txt": "1" })],
  },
  archive_twins: {
    breaks: [[withFiles({ "A.txt": "1", "a.txt": "2" }), ["a.txt"]]],
    rests: [withFiles({ "a/A.txt": "1", "b/a.txt": "2" })],
  },
  archive_bomb: {
    breaks: [[hostile.bomb, [""]]],
    rests: [withFiles({ zeros: "0".repeat(4 * MB) })],
  },
  archive_program: {
    breaks: [
      [withFiles({ "bin/setup.EXE": "MZ\0" }), ["bin/setup.EXE"]],
      [withFiles({ "bin/tool": "\u007fELF\0" }), ["bin/tool"]],
      [withFiles({ install: "#!/bin/sh\nrm -r ~" }), ["install"]],
      [withFiles({ "lib/libx.so.1.2": "\0" }), ["lib/libx.so.1.2"]],
      [
        withFiles({
          "bin/start.js": "#!/bin/sh\nnode app.js",
          "bin/serve": "#!/usr/bin/env node\n1",
          "bin/evil.js": "#!/bin/node-sh\n1",
        }),
        ["bin/start.js", "bin/serve", "bin/evil.js"],
      ],
    ],
    rests: [
      // As bundlers write it: in a page, the first line is only a comment.
      withFiles({
        "vendor/prettier.js": "#!/usr/bin/env node\nvar a = 1;",
        "vendor/a.mjs": "#!/usr/local/bin/node --harmony\n1",
        "vendor/b.cjs": "#!/usr/bin/env -S deno run\r\n1",
      }),
      withFiles({ "execute.html": "", "shell.css": "", "MZ.txt": "MZ is a text" }),
    ],
  },
  archive_nested: {
    breaks: [
      [withFiles({ "data/old.zip": "PK" }), ["data/old.zip"]],
      [withFiles({ "data/old.tgz": "" }), ["data/old.tgz"]],
      [
        withFiles({ "data/rows.csv.gz": "", "data/old.tar.gz": "" }),
        ["data/rows.csv.gz", "data/old.tar.gz"],
      ],
    ],
    rests: [
      withFiles({ "zip.js": "", "letter.docx": "PK" }),
      withFiles({ "a.js": "", "a.js.gz": "", "b.css.gz": "", "index.html.GZ": "" }),
    ],
  },
  archive_outside: {
    breaks: [
      [
        withFiles({
          "index.html":
            '<!doctype html>\n<script async src="https://cdn.example/a.js"></script>\n<iframe title="a" src=//frames.example/b></iframe>',
          "src/main.js": [
            "import('https://late.example/c.js');",
            'import { d } from "https://early.example/d.js";',
            "fetch(`https://data.example:8443/${e}`);",
            "new Worker('https://work.example/f.js'); importScripts('//scripts.example/g.js')",
            "navigator.serviceWorker.register('https://service.example/h.js')",
            "new WebSocket('wss://socket.example/')",
          ].join("\n"),
        }),
        [
          "index.html 2 cdn.example",
          "index.html 3 frames.example",
          "src/main.js 1 late.example",
          "src/main.js 2 early.example",
          "src/main.js 3 data.example:8443",
          "src/main.js 4 work.example",
          "src/main.js 4 scripts.example",
          "src/main.js 5 service.example",
          "src/main.js 6 socket.example",
        ],
      ],
    ],
    rests: [
      withFiles({
        "index.html":
          '<script src="./a.js"></script><a href="https://example.org">there</a><svg xmlns="http://www.w3.org/2000/svg"/>',
        "src/main.js":
          "fetch('/api/a'); import('./b.js'); import c from './c.js'; new Worker('d.js') // see https://example.org",
        "README.md": '<script src="https://cdn.example/a.js"></script>',
      }),
    ],
  },
  archive_leftover: {
    breaks: [
      [
        withFiles({ ".git/HEAD": "", ".git/config": "", "a/node_modules/b/c.js": "" }),
        [".git/", "a/node_modules/"],
      ],
      [withFiles({ "docs/.DS_Store": "\0", "npm.log": "" }), ["docs/.DS_Store", "npm.log"]],
      [
        withFiles({ ".env.development": "VITE_TITLE=Doors", "a/.env.test": "" }),
        [".env.development", "a/.env.test"],
      ],
    ],
    rests: [withFiles({ ".gitignore": "", "node_modules.html": "", "blog/log": "" })],
  },
  archive_folder: {
    breaks: [[() => archive({ "my-app/app.json": "{}", "my-app/index.html": "" }), ["my-app/"]]],
    rests: [() => archive({ "a/1": "", "b/2": "" }), withFiles({})],
  },
  archive_manifest: {
    breaks: [[() => archive({ "index.html": "", "a/app.json": "{}" }), ["app.json"]]],
    rests: [withFiles({}), () => archive({ "app/app.json": "{}" })],
  },
  archive_entry: {
    breaks: [
      [withFiles({ "app.json": "{" }), ["app.json"]],
      [withFiles({ "app.json": "[]" }), ["app.json"]],
      [withFiles({ "app.json": '{"entry":"start.html"}' }), ["app.json"]],
      [withFiles({ "app.json": '{"entry":7}' }), ["app.json"]],
      [withFiles({ "app.json": '{"permissions":["doors"]}' }), ["app.json"]],
      [withFiles({ "app.json": '{"permissions":{}}' }), ["app.json"]],
    ],
    rests: [withFiles({}), withFiles({ "app.json": '{"name":"Visits"}', "a/app.json": "{" })],
  },
  archive_license: {
    breaks: [[() => archive({ "app.json": "{}", "license.html.js": "" }), []]],
    rests: [withFiles({}), () => archive({ a: "", "docs/LICENCE.md": "" })],
  },
  archive_heavy: {
    breaks: [
      [async () => bytesOf([{ path: "film.mp4", content: "0".repeat(21 * MB) }]), ["film.mp4 21"]],
    ],
    rests: [withFiles({ "film.mp4": "0".repeat(19 * MB) })],
  },
};

describe.each(Object.entries(cases) as [RuleAbout<"archive">, Case][])("%s", (rule, all) => {
  it.each(all.breaks.map((one, at) => [at, ...one] as const))(
    "is broken by example %i",
    async (_at, bytes, expected) => {
      expect(toldBy(await inspected(await bytes()), rule)).toEqual(expected);
    },
  );
  it.each(all.rests.map((bytes, at) => [at, bytes] as const))(
    "lets example %i rest",
    async (_at, bytes) => {
      expect(toldBy(await inspected(await bytes()), rule)).toEqual([]);
    },
  );
});

it("says of a good archive nothing", async () => {
  expect(await inspected(await withFiles({})())).toEqual([]);
});

it("tells of a key behind a thousand other findings", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `a${at}.js`,
      Array.from({ length: 200 }, (_one, line) => `password = "Zk7q9XvB2m${at}pL${line}w"`).join(
        "\n",
      ),
    ]),
  );
  const key = `-----BEGIN PRIVATE KEY-----\n${"MIIEvQIBADANBgkqhkiG9w0BAQ".repeat(2)}\n`;
  const all = await inspected(await withFiles({ ...files, "z.pem.txt": key })());
  expect(toldBy(all, "secret_key")).toEqual(["z.pem.txt 1"]);
});

it.each([
  ["little", (text: Buffer) => text],
  ["big", (text: Buffer) => text.swap16()],
] as const)("reads UTF-16 whose bytes are %s endian", async (_name, order) => {
  const key = `\uFEFF// €\n-----BEGIN PRIVATE KEY-----\n${"MIIEvQIBADANBgkqhkiG9w0BAQ".repeat(2)}\n`;
  const zip = new ZipFile();
  zip.addBuffer(order(Buffer.from(key, "utf16le")), "key.txt");
  zip.end();
  const path = join(folder, "wide.zip");
  await writeFile(path, await buffer(zip.outputStream));
  expect(toldBy(await inspectContents(path, { field }, true), "secret_key")).toEqual(["key.txt 2"]);
});

it("does not judge again what has been an upload", async () => {
  const path = join(folder, "stored.zip");
  await writeFile(path, await bytesOf([{ path: "aux.txt", content: "1" }]));
  expect(await inspectContents(path, { field }, true)).toEqual([]);
});

it("knows an archive and a program by their first bytes, whatever their names", () => {
  expect(detectKind(Buffer.from("1f8b0800", "hex"), "a")).toBe("archive_nested");
  expect(detectKind(Buffer.from("377abcaf271c", "hex"), "a")).toBe("archive_nested");
  expect(detectKind(Buffer.from("cffaedfe0c00", "hex"), "a")).toBe("archive_program");
  expect(detectKind(Buffer.from("4d5a9000", "hex"), "a")).toBe("archive_program");
  for (const text of ["MZ is a text", "#!markdown", "", "PK\u0003\u0004"])
    expect(detectKind(Buffer.from(text), "a"), text).toBeUndefined();
});

it("takes a packed file beside the same unpacked for no archive, whatever it is", () => {
  const paths = new Set(["a.js", "a.js.gz", "b.js.gz", "c.tar.gz"]);
  expect([...paths].filter((path) => isPackedPage(path, paths))).toEqual(["a.js.gz"]);
});

it("writes out what nobody sees in a name", async () => {
  const [finding] = await inspected(await withFiles({ "a\u202egpj.exe": "MZ\0" })());
  expect(finding).toMatchObject({ rule: "archive_program", file: String.raw`a\u202Egpj.exe` });
});

describe("what is not read is said", () => {
  const part = async (bytes: Buffer, checked = false) => {
    const path = join(folder, "build.zip");
    await writeFile(path, bytes);
    return toldBy(await inspectContents(path, { field }, checked), "inspection_part");
  };

  it("of a text longer than 4 MB", async () => {
    const text = "ab".repeat(2 * MB);
    const files = { ...app, "whole.txt": text, "longer.txt": `${text}c` };
    expect(await part(await archive(files))).toEqual(["longer.txt"]);
  });

  it("of an archive with more than 128 MB of texts", async () => {
    const zip = new ZipFile();
    const text = Buffer.alloc(4 * MB, "ab");
    for (let at = 0; at <= 32; at += 1) zip.addBuffer(text, `${at}.txt`);
    zip.end();
    expect(await part(await buffer(zip.outputStream), true)).toEqual([""]);
  });
});
