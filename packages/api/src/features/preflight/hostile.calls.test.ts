// Hostile files through the API: an upload refuses them, an inspection reports them, and reading a stored one still
// returns a response. This test tries each kind of call; hostile.test.ts tries all files on the processes behind the
// calls.
import { writeFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { completeBuild, createProduct, file, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { madeByHand } from "../../../test/hold/archives/made.ts";
import { hostileScripts } from "../../../test/preflight/scripts.ts";
import { submissions } from "../submission/submission.tables.ts";

let app: TestApp;
let build: Build;
beforeAll(async () => {
  app = await testApp();
  build = await createProduct(app);
  expect((await app.as("creator").post(build.path, await completeBuild())).status).toBe(200);
});
afterAll(() => app.close());

const formOf = (field: string, bytes: Uint8Array | string, name: string): FormData => {
  const form = new FormData();
  form.append(field, file(bytes, name));
  return form;
};
const inspected = (form: FormData) =>
  app
    .as("creator")
    .post(`${build.path}/preflight?only_sent=1` as "/api/products/1/submissions/1/preflight", form);
const contents = () =>
  app.as("admin").get(`${build.path}/contents` as "/api/products/1/submissions/1/contents");
const text = (path: string) =>
  app
    .as("admin")
    .get(
      `${build.path}/contents/file?${new URLSearchParams({ path })}` as "/api/products/1/submissions/1/contents/file",
    );

/** The path of the build's archive on disk. */
async function archivePath(): Promise<string> {
  const [row] = await app.db
    .select()
    .from(submissions)
    .where(eq(submissions.id, build.submission_id));
  return app.files.localPath(row!.archive)!;
}

it("archives are refused, inspected and read, and nothing answers 500", async () => {
  const stored = await archivePath();
  let at = 0;
  const unread = new Set<string | null>();
  for await (const { name, bytes } of madeByHand()) {
    // Only every 13th, because neighbouring archives are of the same kind.
    if ((at += 1) % 13 !== 0) continue;
    const content = await bytes();
    const saved = await app
      .as("creator")
      .post(build.path, formOf("source_code_url", content, "build.zip"));
    expect([415, 422], name).toContain(saved.status);
    const { status, body } = await inspected(formOf("source_code_url", content, "build.zip"));
    expect(status, name).toBe(200);
    expect(body.counts.stops, name).toBeGreaterThan(0);
    await writeFile(stored, content);
    const reply = await contents();
    expect(reply.status, name).toBe(200);
    const { files, unread: why } = reply.body.archive!;
    unread.add(why);
    for (const { path } of files.slice(0, 1).filter((one) => one.path.length <= 1_024))
      expect([200, 404, 422], name).toContain((await text(path)).status);
  }
  expect(unread).toEqual(new Set(["broken", null]));
}, 240_000);

it("scripts are taken, inspected and told, and nothing answers 500", async () => {
  for (const script of hostileScripts.filter((_one, at) => at % 13 === 0)) {
    const name = script.slice(0, 80);
    const form = () => formOf("db_script_url", script, "a.sql");
    expect((await inspected(form())).status, name).toBe(200);
    const saved = await app.as("creator").post(build.path, form());
    expect([200, 415, 422], name).toContain(saved.status);
    const reply = await contents();
    expect(reply.status, name).toBe(200);
    expect(reply.body.sql?.unread, name).toBeNull();
  }
}, 240_000);
