// A finding that stops a build keeps it from being sent, and from going on sale without a reason.
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  archive,
  completeBuild,
  createProduct,
  file,
  rejectedProduct,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { auditPersonal } from "../audit/audit.tables.ts";
import { inspectBuild } from "../preflight/preflight.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { checkWaiting } from "./check.stored.rules.ts";
import { submissionChecks } from "./check.tables.ts";
import { sendBuild } from "./submission.save.rules.ts";
import { submissions } from "./submission.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const key = "-----BEGIN TEST KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\n".replace("TEST", "PRIVATE");
/** An archive with a private key, and a script that removes somebody else's table. */
const harmful = async () => ({
  source_code_url: file(
    await archive({ "app.json": "{}", ".env": "A=1", "deploy/key.js": key }),
    "build.zip",
  ),
  db_script_url: file("create table if not exists a (b int);\ndrop table users;", "a.sql"),
});
const send = ({ path }: Build) => `${path}?require_review=1` as const;
const detailOf = async (build: Build, person: "creator" | "admin" = "creator") =>
  (await app.as(person).get(build.path)).body;

/** A harmful build that has come into review without a check, as an older version sent it. */
async function unchecked(status: "waiting_for_review" | "rejected" = "waiting_for_review") {
  const build = await createProduct(app);
  await app.as("creator").post(build.path, await completeBuild(await harmful()));
  await app.db.update(submissions).set({ status }).where(eq(submissions.id, build.submission_id));
  return build;
}

describe("sending", () => {
  it("is refused with a text per stopping finding, and stores nothing", async () => {
    const build = await createProduct(app);
    const form = await completeBuild(await harmful());
    const refused = await app.as("creator").post(send(build), form, { "accept-language": "es" });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toEqual([
      "deploy/key.js:1: Hay una clave privada.",
      "db_script_url:2: Cambia o quita «users», que el script no crea.",
    ]);
    expect(refused.body.findings?.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["secret_key", "secret_settings", "sql_destroys"]),
    );
    expect((await detailOf(build)).submission).toMatchObject({ status: "draft", version: "" });
  });

  it("is refused for what is stored, also when the form has nothing new", async () => {
    const build = await createProduct(app);
    await app.as("creator").post(build.path, await completeBuild(await harmful()));
    expect((await app.as("creator").post(send(build), {})).status).toBe(422);
    expect((await detailOf(build)).submission.status).toBe("draft");
  });

  it("succeeds once the finding is gone, and keeps the result with the build", async () => {
    const build = await createProduct(app);
    await app.as("creator").post(build.path, await completeBuild(await harmful()));
    const sent = await app.as("creator").post(send(build), await completeBuild());
    expect(sent.status).toBe(200);
    expect(sent.body.preflight).toMatchObject({ stops: 0, warnings: expect.any(Number) });
    const stored = (await detailOf(build, "admin")).preflight;
    expect(stored?.warnings).toBeGreaterThan(0);
    expect(stored?.findings).toEqual(sent.body.preflight?.findings);
  });

  it("tells what is missing before it inspects anything", async () => {
    const build = await createProduct(app);
    const form = await completeBuild({ ...(await harmful()), version: "" });
    const refused = await app.as("creator").post(send(build), form);
    expect(refused.status).toBe(422);
    expect(refused.body.problems?.map(({ key: problem }) => problem)).toEqual(["version.required"]);
    expect(refused.body.findings).toBeUndefined();
  });
});

describe("the result", () => {
  it("is not for companies and visitors", async () => {
    const build = await releasedProduct(app);
    const { body } = await app.as().get(`/api/public/products/${build.product_id}`);
    expect(body.preflight).toBeNull();
    expect((await detailOf(build)).preflight).not.toBeNull();
  });

  it("holds for exactly the contents that were inspected", async () => {
    const build = await waitingProduct(app);
    await app.as("creator").post(build.path, { price_amount: "3", expiration_id: "2" });
    expect((await detailOf(build)).preflight).not.toBeNull();
    await app.as("creator").post(`${build.path}/draft`);
    await app.as("creator").post(build.path, { notes: "Other notes." });
    expect((await detailOf(build)).preflight).toBeNull();
  });

  it("names permissions in the reader's language", async () => {
    const build = await waitingProduct(app, {
      "permissions[0]": "1",
      source_code_url: file(await archive({ "app.json": '{"permissions":[7]}' }), "build.zip"),
    });
    const listPermissions = async (language: string) =>
      (
        await app.as("creator").get(build.path, { "accept-language": language })
      ).body.preflight?.findings
        .filter(({ field }) => field === "permissions")
        .map(({ params }) => params["name"]);
    expect(await listPermissions("en")).toEqual([
      "Read the list of people",
      "Open doors and gates",
    ]);
    expect(await listPermissions("it")).not.toEqual(await listPermissions("en"));
  });
});

describe("a build in review without a result", () => {
  it("is checked in the background", async () => {
    const build = await unchecked();
    expect((await detailOf(build)).preflight).toBeNull();
    const errors: unknown[] = [];
    await checkWaiting(app, inspectBuild, new AbortController().signal, (error) =>
      errors.push(error),
    );
    expect(errors).toEqual([]);
    expect((await detailOf(build)).preflight).toMatchObject({ stops: 2 });
  });

  it("waits for the next start when the server stops, which is no error", async () => {
    const build = await unchecked();
    const errors: unknown[] = [];
    const stopping = new AbortController();
    const stopped: typeof inspectBuild = async (_, __, { signal }) => {
      stopping.abort();
      signal?.throwIfAborted();
      return [];
    };
    await checkWaiting(app, stopped, stopping.signal, (error) => errors.push(error));
    expect(errors).toEqual([]);
    expect((await detailOf(build)).preflight).toBeNull();
  });

  it("is checked again when the rules have changed", async () => {
    const build = await waitingProduct(app);
    const which = eq(submissionChecks.submissionId, build.submission_id);
    await app.db.update(submissionChecks).set({ fingerprint: "of other rules" }).where(which);
    expect((await detailOf(build)).preflight).toBeNull();
    await checkWaiting(app, inspectBuild, new AbortController().signal, () => undefined);
    expect((await detailOf(build)).preflight).not.toBeNull();
  });
});

describe.each([
  ["approve", "waiting_for_review"],
  ["ready", "waiting_for_review"],
  ["ready", "rejected"],
] as const)("%s of a %s build with a stop", (action, status) => {
  it("takes a reason, which the audit log keeps", async () => {
    const build = await unchecked(status);
    const decide = (body?: object) => app.as("admin").post(`${build.adminPath}/${action}`, body);
    for (const body of [undefined, {}, { override_reason: " \n" }]) {
      const refused = await decide(body);
      expect(refused.status).toBe(422);
      expect(refused.body.error).toEqual(
        expect.arrayContaining(["deploy/key.js:1: There is a private key."]),
      );
      expect(refused.body.problems?.[0]).toMatchObject({ field: "override_reason" });
      expect(refused.body.findings?.some(({ rule }) => rule === "secret_key")).toBe(true);
      expect((await detailOf(build)).submission.status).toBe(status);
    }
    expect((await decide({ override_reason: "The key is a sample." })).status).toBe(200);
    expect((await detailOf(build)).submission.status).toBe("ready_for_sale");
    const [entry] = await app.db
      .select()
      .from(auditPersonal)
      .orderBy(desc(auditPersonal.entryId))
      .limit(1);
    expect(entry?.after).toMatchObject({ overrideReason: "The key is a sample." });
  });
});

it("a build without stops needs no reason, and one that is given is not kept", async () => {
  const build = await rejectedProduct(app);
  const ready = `${build.adminPath}/ready` as const;
  expect((await app.as("admin").post(ready, { override_reason: "No need." })).status).toBe(200);
  const { body } = await app
    .as("admin")
    .get(`/api/admin/audit?subject=submission&subject_id=${build.submission_id}`);
  expect(JSON.stringify(body)).not.toContain("No need.");
});

it("contents that were saved during the check are not sent unchecked", async () => {
  const build = await createProduct(app);
  await app.as("creator").post(build.path, await completeBuild());
  const user = { id: app.userIds.creator, username: "creator", role: "creator" } as SignedIn;
  const save = { target: build, user, form: {}, uploads: {}, language: "en" } as const;
  const inspect = async () => {
    await app.as("creator").post(build.path, await completeBuild(await harmful()));
    return [];
  };
  const sent = sendBuild(app, save, inspect, new AbortController().signal);
  await expect(sent).rejects.toMatchObject({ code: "state" });
  expect((await detailOf(build)).submission.status).toBe("draft");
});

it("a file that cannot be read during the check is not taken for a harmless one", async () => {
  const build = await createProduct(app);
  const content = await completeBuild(await harmful());
  await app.as("creator").post(build.path, content);
  const user = { id: app.userIds.creator, username: "creator", role: "creator" } as SignedIn;
  const save = { target: build, user, form: {}, uploads: {}, language: "en" } as const;
  // The files that are inspected are replaced, and come back before the build is sent.
  const inspect: typeof inspectBuild = async (...args) => {
    await app.as("creator").post(build.path, await completeBuild());
    const findings = await inspectBuild(...args);
    await app.as("creator").post(build.path, content);
    return findings;
  };
  const sent = sendBuild(app, save, inspect, new AbortController().signal);
  await expect(sent).rejects.toMatchObject({ code: "validation" });
  expect((await detailOf(build)).submission.status).toBe("draft");
});
