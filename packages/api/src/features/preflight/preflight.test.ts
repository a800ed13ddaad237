// The inspection of a build through the API: access, what is inspected, and that no files are left behind.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { archiveEnd, type PreflightReport } from "@lanyard/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  archive,
  completeBuild,
  createProduct,
  file,
  nextBuild,
  releasedProduct,
  waitingProduct,
} from "../../../test/fixtures.ts";
import { hostile } from "../../../test/hostile.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { submissions } from "../submission/submission.tables.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const key = "-----BEGIN TEST KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\n".replace("TEST", "PRIVATE");
const at = ({ path }: { readonly path: string }) =>
  `${path}/preflight` as "/api/products/1/submissions/1/preflight";
const onlySent = (path: string) =>
  `${path}?only_sent=1` as "/api/products/1/submissions/1/preflight";
const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const zip = async (files: Readonly<Record<string, string>>) =>
  file(await archive(files), "build.zip");
const listFindings = ({ findings }: PreflightReport) =>
  findings.map(({ rule, field }) => `${field} ${rule}`);
const staged = () => readdir(join(app.dataDir, "files", "staging"));
const stored = async () =>
  (await readdir(join(app.dataDir, "files"), { recursive: true })).filter((name) =>
    /\.\w+$/.test(name),
  );

describe("who may inspect a build", () => {
  it("is its owner and an administrator, whatever its state", async () => {
    for (const build of [
      await createProduct(app),
      await waitingProduct(app),
      await releasedProduct(app),
    ])
      for (const person of ["creator", "admin"] as const)
        expect((await app.as(person).post(at(build), {})).status).toBe(200);
  });

  it("is nobody else", async () => {
    const build = await createProduct(app);
    expect((await app.as("other").post(at(build), {})).status).toBe(404);
    expect((await app.as().post(at(build), {})).status).toBe(401);
    const missingBuild = { path: `/api/products/${build.product_id}/submissions/999999` };
    expect((await app.as("creator").post(at(missingBuild), {})).status).toBe(404);
  });

  it("is nobody who does so all the time", async () => {
    const build = await createProduct(app, "other");
    const limit = { key: `preflights of ${app.userIds.other} in 60 min`, points: 120 };
    await app.db
      .insert(throttles)
      .values({ ...limit, expire: Date.now() + 60_000 })
      .onConflictDoUpdate({ target: throttles.key, set: { points: 120 } });
    const refused = await app.as("other").post(at(build), {});
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

it("refuses what no save takes", async () => {
  const build = await createProduct(app);
  expect((await app.as("creator").post(at(build), { nothing: 1 })).status).toBe(422);
  expect((await app.as("creator").post(`${build.path}/preflight?only_sent=2`, {})).status).toBe(
    422,
  );
});

describe("of the files of the form alone", () => {
  it("finds what is in them, and stores nothing", async () => {
    const build = await createProduct(app);
    const before = await stored();
    const sent = form({
      source_code_url: await zip({ "app.json": "{}", "deploy/key.js": key, LICENSE: "" }),
      db_script_url: file("create table if not exists a (b int);\ndrop table people;", "a.sql"),
      icon: file("no picture", "icon.png"),
    });
    const { status, body } = await app.as("creator").post(onlySent(at(build)), sent);
    expect(status).toBe(200);
    expect(listFindings(body).toSorted()).toEqual([
      "db_script_url sql_destroys",
      "icon picture_unreadable",
      "source_code_url secret_key",
    ]);
    expect(body.counts).toEqual({ stops: 3, warns: 0, hints: 0 });
    expect(body.findings.find(({ rule }) => rule === "secret_key")).toMatchObject({
      file: "deploy/key.js",
      line: 1,
      severity: "stops",
    });
    await expect.poll(staged).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it("takes hostile ones, which no save would", async () => {
    const build = await createProduct(app);
    for (const [bytes, rule] of [
      [await hostile.link(), "archive_path"],
      [await hostile.bomb(), "archive_bomb"],
      [await hostile.encrypted(), "archive_unreadable"],
      [Buffer.from("GIF89a"), "archive_unreadable"],
    ] as const) {
      const sent = form({ source_code_url: file(bytes, "build.zip") });
      const { status, body } = await app.as("creator").post(onlySent(at(build)), sent);
      expect(status).toBe(200);
      expect(listFindings(body)).toContain(`source_code_url ${rule}`);
    }
    await expect.poll(staged).toEqual([]);
  });

  it("is told before the build is looked at whole", async () => {
    const { body } = await app
      .as("creator")
      .post(onlySent(at(await waitingProduct(app))), form({}));
    expect(body).toEqual({ findings: [], counts: { stops: 0, warns: 0, hints: 0 } });
  });
});

describe("of the end of an archive", () => {
  /** Larger than an end record with the longest comment, so that the beginning can be left out. */
  const large = async () => {
    const filler = randomBytes(200_000).toString("hex");
    return archive({ "src/.env": "A=1", "tool.exe": "MZ", "filler.txt": filler, "key.js": key });
  };
  const endOf = (path: string, from: number | string) =>
    `${path}?archive_from=${from}` as "/api/products/1/submissions/1/preflight";
  const inspect = async (build: { readonly path: string }, bytes: Buffer, from: number) => {
    const sent = form({ source_code_url: file(bytes.subarray(from), "build.zip") });
    const { status, body } = await app.as("creator").post(endOf(at(build), from), sent);
    expect(status).toBe(200);
    return body.findings;
  };

  it("finds what names and sizes in the whole tell, in the same words", async () => {
    const build = await createProduct(app);
    const bytes = await large();
    const from = await archiveEnd(new Blob([new Uint8Array(bytes)]));
    expect(from).toBeGreaterThan(100_000);
    const early = await inspect(build, bytes, from!);
    expect(early.map(({ rule }) => rule).toSorted()).toEqual([
      "archive_license",
      "archive_manifest",
      "archive_program",
      "secret_settings",
    ]);
    const sent = form({ source_code_url: file(bytes, "build.zip") });
    const { body } = await app.as("creator").post(onlySent(at(build)), sent);
    expect(body.findings).toEqual(expect.arrayContaining(early));
    expect(listFindings(body)).toContain("source_code_url secret_key");
    await expect.poll(staged).toEqual([]);
  });

  it("finds nothing in one that begins too late or lies about where", async () => {
    const build = await createProduct(app);
    const bytes = await large();
    const from = (await archiveEnd(new Blob([new Uint8Array(bytes)])))!;
    const late = bytes.length - 30;
    expect(await inspect(build, bytes, late)).toEqual([]);
    const end = form({ source_code_url: file(bytes.subarray(from), "build.zip") });
    for (const wrong of [1, from - 1, from + 1, 9_999_999_999]) {
      const { status, body } = await app.as("creator").post(endOf(at(build), wrong), end);
      expect([status, body.findings], String(wrong)).toEqual([200, []]);
    }
    const { body } = await app.as("creator").post(endOf(at(build), from), form({ icon: "" }));
    expect(body.findings).toEqual([]);
    for (const wrong of ["-1", "1.5", "x", "10000000000"])
      expect((await app.as("creator").post(endOf(at(build), wrong), end)).status).toBe(422);
  });

  it("is its owner's, and counts apart from whole ones", async () => {
    const build = await createProduct(app);
    expect((await app.as("other").post(endOf(at(build), 0), {})).status).toBe(404);
    const counter = `preflights of ends of ${app.userIds.creator} in 60 min`;
    const counted = await app.db.select().from(throttles).where(eq(throttles.key, counter));
    await inspect(build, await large(), 0);
    const [after] = await app.db.select().from(throttles).where(eq(throttles.key, counter));
    expect(after!.points).toBe((counted[0]?.points ?? 0) + 1);
  });
});

describe("of a whole build", () => {
  it("is as it would be after the save, and leaves it as it is", async () => {
    const build = await createProduct(app);
    const archived = await zip({ "app.json": "{", "index.html": "", LICENSE: "" });
    await app.as("creator").post(build.path, await completeBuild({ source_code_url: archived }));
    const before = await app.db.select().from(submissions);
    const { body } = await app.as("creator").post(at(build), {
      languages: { 1: { name: "Visite", description: "TBD" } },
      notes: "First release.",
      privacy_policy_url: "http://10.0.0.1/privacy",
    });
    expect(listFindings(body).toSorted()).toEqual([
      "banner picture_blank",
      "banner picture_small",
      "db_script_url sql_again",
      "icon picture_blank",
      "icon picture_small",
      "languages[1][description] text_placeholder",
      "privacy_policy_url link_private",
      "source_code_url archive_entry",
    ]);
    expect(await app.db.select().from(submissions)).toEqual(before);
    await expect.poll(staged).toEqual([]);
  });

  it("looks at a new file in the place of the stored one", async () => {
    const build = await createProduct(app);
    const wrong = await zip({ "app.json": "{", LICENSE: "" });
    await app.as("creator").post(build.path, await completeBuild({ source_code_url: wrong }));
    const good = form({ source_code_url: await zip({ "app.json": "{}", LICENSE: "" }) });
    const { body } = await app.as("creator").post(at(build), good);
    expect(listFindings(body).filter((one) => one.startsWith("source"))).toEqual([]);
  });

  it("compares the permissions that it asks for with those that the app uses", async () => {
    const build = await createProduct(app);
    const archived = await zip({ "app.json": '{"permissions":[1,7]}', LICENSE: "" });
    const complete = await completeBuild({
      source_code_url: archived,
      "permissions[0]": "1",
      "permissions[1]": "3",
    });
    await app.as("creator").post(build.path, complete);
    const about = ({ findings }: PreflightReport) =>
      findings
        .filter(({ field }) => field === "permissions")
        .map(({ rule, params }) => `${rule} ${params["name"]}`);
    const { body } = await app.as("creator").post(at(build), {});
    expect(about(body)).toEqual([
      "permission_unused Read badge scans",
      "permission_missing Open doors and gates",
    ]);
    const mended = form({ "permissions[0]": "1", "permissions[1]": "7" });
    expect(about((await app.as("creator").post(at(build), mended)).body)).toEqual([]);
  });

  it("takes the tables of the version on sale for the app's own", async () => {
    const next = await nextBuild(app, await releasedProduct(app));
    const script = (text: string) => form({ db_script_url: file(text, "a.sql") });
    const preflightScript = async (text: string) =>
      listFindings((await app.as("creator").post(onlySent(at(next)), script(text))).body);
    expect(await preflightScript("alter table visits add column if not exists a int")).toEqual([]);
    expect(await preflightScript("alter table people add column if not exists a int")).toEqual([
      "db_script_url sql_destroys",
    ]);
  });

  it("names the first twenty of a kind and counts the others", async () => {
    const files = Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`${n}.exe`, ""]));
    const sent = form({ source_code_url: await zip({ "app.json": "{}", LICENSE: "", ...files }) });
    const { body } = await app.as("creator").post(onlySent(at(await createProduct(app))), sent);
    expect(listFindings(body).filter((one) => one.endsWith("archive_program"))).toHaveLength(20);
    expect(body.findings.at(-1)).toMatchObject({ rule: "inspection_more", params: { count: 13 } });
  });
});

it("is answered line by line, in one JSON document", async () => {
  const build = await createProduct(app);
  const reply = await app.fastify.inject({
    method: "POST",
    url: onlySent(at(build)),
    headers: {
      authorization: "Bearer token-of-creator",
      "content-type": "multipart/form-data; boundary=b",
    },
    payload: `--b\r\ncontent-disposition: form-data; name="db_script_url"; filename="a.sql"\r\n\r\ndrop table people; truncate staff\r\n--b--\r\n`,
  });
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  const lines = reply.body.split("\n");
  expect(lines[0]).toBe('{"findings":[');
  expect(
    lines.slice(1, -1).map((line) => JSON.parse(line.replace(/^,|,$/g, "")) as unknown),
  ).toHaveLength(2);
  expect(JSON.parse(reply.body)).toHaveProperty("counts.stops", 2);
});
