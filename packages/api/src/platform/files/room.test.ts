// A disk that is full, or nearly: the server reports it, refuses uploads, and otherwise works.
import { afterAll, afterEach, beforeAll, expect, it, test, vi } from "vitest";
import { completeBuild, createProduct } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { hasRoom } from "./room.ts";

const MB = 1024 * 1024;
const disk = (size: number, free: number) => () =>
  Promise.resolve({ bsize: MB, blocks: size, bavail: free });

test("there is room above 256 MB, or a twentieth of a small disk", async () => {
  expect(await hasRoom("/", disk(10_000, 256))).toBe(true);
  expect(await hasRoom("/", disk(10_000, 255))).toBe(false);
  expect(await hasRoom("/", disk(100, 5))).toBe(true);
  expect(await hasRoom("/", disk(100, 4))).toBe(false);
  expect(await hasRoom("/", disk(100, 0))).toBe(false);
});

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const full = (code: string) => Object.assign(new Error("no space left"), { code });

it("is not ready and takes no files while there is no room, and serves everything else", async () => {
  const build = await createProduct(app);
  expect((await app.as().get("/readyz")).body).toMatchObject({ ok: true, disk: "ok" });
  vi.spyOn(app.files, "hasRoom").mockResolvedValue(false);
  const ready = await app.as().get("/readyz");
  expect(ready.status).toBe(503);
  expect(ready.body).toMatchObject({ ok: false, files: "ok", disk: "full" });
  const keep = vi.spyOn(app.files, "keep");
  const sent = await app.as("creator").post(build.path, await completeBuild());
  expect([sent.status, sent.headers["retry-after"]]).toEqual([503, "5"]);
  expect(sent.body).toMatchObject({ code: "unavailable", problems: [{ key: "server.full" }] });
  expect(keep).not.toHaveBeenCalled();
  expect((await app.as("creator").get(build.path)).status).toBe(200);
});

it.each(["ENOSPC", "EDQUOT"])("an upload that finds it full in the middle: %s", async (code) => {
  const build = await createProduct(app);
  vi.spyOn(app.files, "keep").mockRejectedValue(full(code));
  const { status, body } = await app.as("creator").post(build.path, await completeBuild());
  expect(status).toBe(503);
  expect(body).toMatchObject({ problems: [{ key: "server.full" }] });
});

it("the database's disk may be full too", async () => {
  vi.spyOn(app.db, "transaction").mockRejectedValue(
    new Error("query failed", { cause: full("53100") }),
  );
  const { status, body } = await app
    .as("creator")
    .post("/api/products", { name: "A", kind: "app" });
  expect(status).toBe(503);
  expect(body).toMatchObject({ problems: [{ key: "server.full" }] });
});
