// Uploaded pictures: what is stored of them, and what is refused.
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { file, picture } from "../../../test/fixtures.ts";
import { hostile } from "../../../test/hostile.ts";
import { openUploader, type Uploader } from "../../../test/uploader.ts";

const MB = 1024 * 1024;
let uploader: Uploader;
beforeAll(async () => {
  uploader = await openUploader();
});
afterAll(() => uploader.close());

it("re-encodes a picture as WebP: upright, without metadata, no larger than its field needs", async () => {
  uploader.keeps = true;
  const sent = await sharp(await picture(900, 600))
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await uploader.send({ icon: file(sent, "C:\\pictures\\icon.jpg") })).status).toBe(200);
  const [stored] = uploader.seen["icon"] ?? [];
  expect(stored).toMatchObject({ name: "icon.jpg", bytes: sent.length, slot: 0 });
  const reply = await fetch(uploader.base + uploader.app.files.publicUrl(stored?.key ?? ""));
  expect(reply.headers.get("content-type")).toBe("image/webp");
  expect(reply.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(`${createHash("sha256").update(bytes).digest("hex")}.webp`).toBe(stored?.key);
  const { exif, ...facts } = await sharp(bytes).metadata();
  expect(facts).toMatchObject({ format: "webp", width: 341, height: 512 });
  expect(exif).toBeUndefined();
});

it("keeps a picture's renditions with it: in their widths, the picture where it is narrower, none of another width", async () => {
  uploader.keeps = true;
  const reply = await uploader.send({ banner: file(await picture(700, 400), "banner.png") });
  expect(reply.status).toBe(200);
  const { key = "" } = uploader.seen["banner"]?.[0] ?? {};
  const url = uploader.app.files.publicUrl(key);
  const seen: Record<string, number | undefined> = {};
  for (const width of [160, 480, 960, 481]) {
    const response = await fetch(uploader.base + url.replace(".webp", `-${width}.webp`));
    const bytes = Buffer.from(await response.arrayBuffer());
    seen[width] = response.ok ? (await sharp(bytes).metadata()).width : response.status;
  }
  expect(seen).toEqual({ 160: 160, 480: 480, 960: 700, 481: 404 });
  const names = await uploader.stored();
  expect(names.filter((name) => name.startsWith(key.slice(0, 64))).toSorted()).toEqual(
    [key.replace(".webp", "-160.webp"), key.replace(".webp", "-480.webp"), key].toSorted(),
  );
  // The stored size, which counts against the creator's storage limit, includes the renditions.
  const [stored] = await uploader.app.rows(`select bytes from stored_files where key = '${key}'`);
  const whole = await uploader.app.files.size(key);
  expect(Number(stored?.["bytes"])).toBeGreaterThan(whole ?? 0);
});

it("leaves nothing of a picture that nobody keeps", async () => {
  uploader.keeps = false;
  const before = await uploader.stored();
  expect((await uploader.send({ icon: file(await picture(300, 300), "i.png") })).status).toBe(200);
  expect(await uploader.stored()).toEqual(before);
});

it.each([
  ["SVG", hostile.svg],
  ["text", "hello"],
  ["GIF", hostile.gif],
  ["nothing", ""],
])("refuses %s under the name of a PNG", async (_what, bytes) => {
  const reply = await uploader.send({ icon: file(bytes, "icon.png", "image/png") });
  expect(reply.status).toBe(415);
  expect(reply.body.problems).toMatchObject([{ field: "icon", key: "image.type" }]);
});

it("refuses a picture that is cut off, has too many pixels or too many bytes", async () => {
  const whole = await picture(400, 400);
  const problemOf = async (bytes: Buffer) =>
    (await uploader.send({ icon: file(bytes, "icon.png") })).body.problems[0]?.key;
  expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe("image.broken");
  expect(await problemOf(await hostile.vast(12_000, 12_000))).toBe("image.too_many_pixels");
  const heavy = await uploader.send({
    icon: file(Buffer.concat([whole, Buffer.alloc(5 * MB)]), "icon.png"),
  });
  expect(heavy.status).toBe(413);
  expect(heavy.body).toMatchObject({
    error: "The image is over 5 MB.",
    problems: [{ field: "icon", key: "image.too_large" }],
  });
});

it("accepts six screenshots and refuses seven", async () => {
  const shots = await Promise.all(
    Array.from(
      { length: 7 },
      async (_, n) => [`screenshots[${n}]`, file(await picture(10 + n), "s.png")] as const,
    ),
  );
  expect((await uploader.send(Object.fromEntries(shots.slice(1)))).status).toBe(200);
  expect(uploader.seen["screenshots"]?.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6]);
  const reply = await uploader.send(Object.fromEntries(shots));
  expect(reply.status).toBe(422);
  expect(reply.body.error).toBe("At most 6 screenshots.");
});
