// Names that are valid where an archive was made, but collide or mean something else where it is unpacked.
import { describe, expect, it, test } from "vitest";
import { file } from "../../../test/fixtures.ts";
import { bytesOf, headerAt } from "../../../test/hold/archives/zip.ts";
import { openUploader } from "../../../test/uploader.ts";
import { isReserved, sameName } from "./archive.names.ts";

describe("a name that Windows cannot write", () => {
  test.each([
    "con",
    "a/NUL.txt",
    "aux/a",
    "com¹.x",
    "con .txt",
    "a.",
    "a /b",
    "a:b",
    "a\tb",
    "...",
  ])("%j", (path) => expect(isReserved(path)).toBe(true));
  test.each([
    "console.log",
    "a/contact",
    "com10",
    ".gitignore",
    "./a",
    "a//b",
    "Città 1.sql",
    "说明：",
  ])("is not %j", (path) => expect(isReserved(path)).toBe(false));
  test("is one of 256 characters", () => {
    expect(isReserved(`a/${"x".repeat(255)}/b`)).toBe(false);
    expect(isReserved(`a/${"x".repeat(256)}/b`)).toBe(true);
  });
});

describe("of several names, the one that another means too", () => {
  test.each([
    ["in another case", ["b", "A.txt", "c", "a.txt"]],
    ["in a folder written otherwise", ["src/a", "SRC/b"]],
    ["as a file and a folder", ["a", "A/b"]],
    ["composed otherwise", ["é", "e\u0301"]],
    ["at full width", ["ａ", "a"]],
    ["with a character that nobody sees", ["a\u200Db", "ab"]],
    ["through the same folder", ["./a", "a"]],
    ["with letters that become two", ["straße", "STRASSE"]],
  ])("is one %s", (_how, paths) => expect(paths).toContain(sameName(paths)));
  test("is none where all differ", () => {
    expect(sameName(["a/", "a/b", "a/c", "ab", "a.b/c", "b/a", "à", "è"])).toBeUndefined();
  });
});

it("is refused beside its field with the name, in the reader's language", async () => {
  const uploader = await openUploader();
  const send = async (paths: readonly string[]) => {
    const zip = await bytesOf(paths.map((path) => ({ path, content: path })));
    const { status, body } = await uploader.send({ source_code_url: file(zip, "build.zip") });
    return { status, problems: body.problems };
  };
  expect(await send(["app/A.txt", "app/a.txt"])).toMatchObject({
    status: 422,
    problems: [
      {
        field: "source_code_url",
        key: "archive.same_name",
        text: expect.stringContaining("app/a.txt") as string,
      },
    ],
  });
  expect(await send(["app/nul.txt"])).toMatchObject({
    status: 422,
    problems: [
      {
        field: "source_code_url",
        key: "archive.reserved_name",
        text: "Windows does not allow this name in the archive: app/nul.txt.",
      },
    ],
  });
  // ZIP's old character set (CP437) has a visible sign for each control character, and yauzl decodes the byte to that
  // sign.
  const old = Buffer.from(
    (await bytesOf([{ path: "aQb", content: "x" }])).toString("latin1"),
    "latin1",
  );
  for (const [kind, flags] of [
    ["local", 6],
    ["central", 8],
  ] as const)
    old[headerAt(old, kind) + flags + 1]! &= ~0b1000;
  const renamed = Buffer.from(old.toString("latin1").replaceAll("aQb", "a\u001bb"), "latin1");
  expect(
    (await uploader.send({ source_code_url: file(renamed, "build.zip") })).body.problems,
  ).toMatchObject([{ key: "archive.reserved_name" }]);
  const plain = await uploader.send({ source_code_url: file(old, "build.zip") });
  expect(plain.status).toBe(200);
  await uploader.close();
});
