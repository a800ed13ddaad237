// Accounts: registering, reading, changing.
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { file, picture } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mailTo } from "../../../test/outbox.ts";
import { createUser } from "./account.rules.ts";
import { users } from "./account.tables.ts";
import { updateAccount } from "./account.update.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const own = () => `/api/users/${app.userIds.creator}` as const;
const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

describe("registering", () => {
  const invited = {
    username: "Bianca",
    email: "bianca@user.test",
    role: "creator",
    support_email: "help@bianca.test",
    language: "fr",
  };

  it("is only for administrators", async () => {
    expect((await app.as("creator").post("/api/register", invited)).status).toBe(403);
    expect((await app.as().post("/api/register", invited)).status).toBe(401);
  });

  it("creates an account and mails a link, in the new user's language", async () => {
    const { status, body } = await app.as("admin").post("/api/register", invited);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: "Bianca",
      email: "bianca@user.test",
      role: "creator",
      support_email: "help@bianca.test",
    });
    const mail = await mailTo(app, "bianca@user.test");
    expect(mail).toContain("Bonjour Bianca");
    expect(mail).toMatch(/^Subject: .*Lanyard/m);
    expect(mail).toMatch(/\/password\/reset\/[\w-]{43}/);
    expect((await app.as().post("/api/login", { email: invited.email, password: "" })).status).toBe(
      422,
    );
  });

  it("refuses taken names and addresses, whatever their case, and invalid ones", async () => {
    const taken = await app
      .as("admin")
      .post("/api/register", { ...invited, username: "BIANCA", email: "CREATOR@user.test" });
    expect(taken.status).toBe(422);
    expect(taken.body.problems.map((problem) => problem.key)).toEqual([
      "username.taken",
      "email.taken",
    ]);
    const bad = await app
      .as("admin")
      .post("/api/register", { username: " ", email: "no address", role: "king" });
    expect(bad.body.problems.map((problem) => [problem.field, problem.key])).toEqual([
      ["username", "username.required"],
      ["role", "field.invalid"],
    ]);
  });

  it("refuses names that look like another user's, for whatever reason", async () => {
    const sara = { username: "Sara Conti", email: "sara@user.test", role: "creator" };
    expect((await app.as("admin").post("/api/register", sara)).status).toBe(200);
    for (const username of [
      "Sara\u00A0Conti",
      "sara  conti",
      "Sаra Cоnti",
      "ЅARA СОNТІ",
      "Sara Contı",
      "𝖲𝖺𝗋𝖺 𝖢𝗈𝗇𝗍𝗂",
    ])
      expect(
        (await app.as("admin").post("/api/register", { ...sara, username, email: "s@user.test" }))
          .body.problems,
        username,
      ).toMatchObject([{ field: "username", key: "username.taken" }]);
    for (const username of ["Sara Conti\u200E", "\u202DSara Conti", "Sara\u200B Conti"])
      expect(
        (await app.as("admin").post("/api/register", { ...sara, username, email: "s@user.test" }))
          .body.problems,
        JSON.stringify(username),
      ).toMatchObject([{ field: "username", key: "name.hidden" }]);
  });

  it("accepts accents, apostrophes and every script", async () => {
    for (const [at, username] of [
      "Niccolò D’Angelo",
      "Françoise L'Hôte",
      "José Muñoz",
      "Нина Иванова",
      "佐藤 花子",
      "محمد علی",
    ].entries()) {
      const user = { username, email: `name${at}@user.test`, role: "creator" };
      const reply = await app.as("admin").post("/api/register", user);
      expect(reply, username).toMatchObject({ status: 200, body: { username } });
    }
  });

  it("creates one account from names that look the same and are registered at once", async () => {
    const replies = await Promise.all(
      ["Dario Monti", "Dаrio Monti", "DARIO\u00A0MONTI"].map((username, at) =>
        app
          .as("admin")
          .post("/api/register", { username, email: `dario${at}@user.test`, role: "creator" }),
      ),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(replies.find(({ status }) => status === 422)?.body.problems).toMatchObject([
      { field: "username", key: "username.taken" },
    ]);
  });

  it("refuses a name that looks like one that is stored at the same time", async () => {
    const person = (username: string, at: number) =>
      ({ username, email: `lina${at}@user.test`, role: "creator" }) as const;
    const waiting = async () => {
      const { rows } = await app.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    const second = await app.db.transaction(async (tx) => {
      await createUser(tx, person("Lina Monti", 1));
      const stored = createUser(app.db, person("Linа Monti", 2)).catch((error: unknown) => error);
      await expect.poll(waiting).toBe(1);
      return { stored };
    });
    expect(await second.stored).toMatchObject({
      problems: [{ field: "username", key: "username.taken" }],
    });
  });

  it("creates one account from the same address at once", async () => {
    const twin = { username: "twin", email: "twin@user.test", role: "creator" };
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.as("admin").post("/api/register", twin)),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });
});

describe("an account", () => {
  it("is shown to its owner and to administrators only", async () => {
    const byId = `/api/users/userid/${app.userIds.creator}` as const;
    for (const path of [own(), "/api/users/userid/creator", byId] as const) {
      expect((await app.as("creator").get(path)).body.username).toBe("creator");
      expect((await app.as("admin").get(path)).body.username).toBe("creator");
      expect((await app.as("other").get(path)).status).toBe(404);
      expect((await app.as().get(path)).status).toBe(401);
    }
    for (const reply of [
      await app.as("other").get(own()),
      await app.as("other").get(byId),
      await app.as("other").post(own(), { username: "thief" }),
      await app.as("admin").get("/api/users/99999"),
      await app.as("admin").post("/api/users/99999", { username: "nobody" }),
      await app.as("admin").get("/api/users/none"),
    ])
      expect(reply).toMatchObject({
        status: 404,
        body: { problems: [{ key: "request.not_found" }] },
      });
  });

  it("is found by username first, also if that looks like an id", async () => {
    const username = String(app.userIds.creator);
    await app
      .as("admin")
      .post("/api/register", { username, email: "digits@user.test", role: "creator" });
    const user = await app.as("admin").get(`/api/users/userid/${username}`);
    expect(user.body.email).toBe("digits@user.test");
    for (const id of ["0", "-1", "1e1", "99999999999999999999", " 1"])
      expect(
        (await app.as("admin").get(`/api/users/userid/${encodeURIComponent(id)}`)).status,
      ).toBe(404);
  });

  it("changes only what is sent", async () => {
    const reply = await app
      .as("creator")
      .post(own(), form({ support_email: "support@creator.test" }));
    expect(reply.body).toMatchObject({
      username: "creator",
      email: "creator@user.test",
      support_email: "support@creator.test",
    });
    expect((await app.as("creator").post(own(), {})).body).toEqual(reply.body);
    const refused = await app
      .as("admin")
      .post(own(), { username: "other", email: "nothing", support_email: "x" });
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toMatchObject([
      { field: "email", key: "email.invalid" },
      { field: "support_email", key: "email.invalid" },
    ]);
    const blank = await app.as("admin").post(own(), { username: " ", email: "" });
    expect(blank.body.problems).toMatchObject([
      { field: "username", key: "username.required" },
      { field: "email", key: "email.required" },
    ]);
    const taken = await app
      .as("admin")
      .post(own(), { username: "OTHER", email: "Other@user.test" });
    expect(taken.body.problems.map(({ key }) => key)).toEqual(["username.taken", "email.taken"]);
  });

  it("has an entry in the audit log when it changes, and none for what stays as it is", async () => {
    const path = `/api/users/${app.userIds.other}` as const;
    const same = { username: "other", email: "other@user.test" };
    expect((await app.as("other").post(path, same)).status).toBe(200);
    await app.as("other").post(path, { ...same, support_email: "help@user.test" });
    const log = await app
      .as("admin")
      .get(`/api/admin/audit?action=user.update&subject_id=${app.userIds.other}`);
    expect(log.body).toMatchObject([{ after: { supportEmail: "help@user.test" } }]);
  });

  it("keeps a name that is older than a rule, until it is changed", async () => {
    const username = "in\u200Bvited";
    const older = await createUser(app.db, {
      username: "in-vited",
      email: "old@user.test",
      role: "creator",
    });
    await app.db.update(users).set({ username }).where(eq(users.id, older.id));
    const post = (body: object) => app.as("admin").post(`/api/users/${older.id}`, body);
    expect(await post({ username, support_email: "help@user.test" })).toMatchObject({
      status: 200,
      body: { username },
    });
    expect((await post({ username: `${username} 2` })).body.problems[0]?.key).toBe("name.hidden");
  });

  it("is refused to others by the rule itself, whatever its route has asked before", async () => {
    const other = { id: app.userIds.other, username: "other", email: "other@user.test" } as const;
    const author = { ...other, role: "creator", token: "", address: "" } as const;
    const never = () => Promise.reject(new Error("asked for a session"));
    const sessions = { end: never, ownerOfPassword: never, knowAddress: never };
    await expect(
      updateAccount(app, sessions, author, app.userIds.creator, { supportEmail: "a@b.test" }),
    ).rejects.toMatchObject({ code: "not_found", problems: [{ key: "request.not_found" }] });
  });

  it("cannot get a name that looks like another user's, but can change the case of its own", async () => {
    const rename = (username: string) => app.as("creator").post(own(), { username });
    expect((await rename("оther")).body.problems).toMatchObject([
      { field: "username", key: "username.taken" },
    ]);
    expect((await rename("other\u200F")).body.problems).toMatchObject([
      { field: "username", key: "name.hidden" },
    ]);
    expect((await rename("Creator")).body.username).toBe("Creator");
    expect((await rename(" creator\u00A0")).body.username).toBe("creator");
  });

  it("has an avatar that can be replaced and removed, with its file", async () => {
    const first = await app
      .as("creator")
      .post(own(), form({ avatar: file(await picture(900, 900), "me.png") }));
    expect(first.body.avatar).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/);
    const served = await app.fastify.inject(first.body.avatar);
    expect((await sharp(served.rawPayload).metadata()).width).toBe(512);
    const second = await app
      .as("creator")
      .post(own(), form({ avatar: file(await picture(20, 20), "me.png") }));
    expect((await app.fastify.inject(first.body.avatar)).statusCode).toBe(404);
    expect((await app.as("creator").post(own(), form({ remove_avatar: "1" }))).body.avatar).toBe(
      "",
    );
    expect((await app.fastify.inject(second.body.avatar)).statusCode).toBe(404);
    expect(
      (await app.as("creator").post(own(), form({ avatar: file("<svg/>", "me.png") }))).body
        .problems[0],
    ).toMatchObject({ field: "avatar", key: "image.type" });
  });

  it("leaves no file of an avatar behind, also when the server dies right after the change", async () => {
    const mine = await app
      .as("creator")
      .post(own(), form({ avatar: file(await picture(21, 21), "me.png") }));
    const release = vi.spyOn(app.files, "release").mockResolvedValueOnce();
    await app.as("creator").post(own(), form({ remove_avatar: "1" }));
    expect(release).toHaveBeenCalledOnce();
    release.mockRestore();
    expect((await app.fastify.inject(mine.body.avatar)).statusCode).toBe(200);
    await app.files.sweep();
    expect((await app.fastify.inject(mine.body.avatar)).statusCode).toBe(404);
  });

  it("keeps the file of an avatar that another user has too", async () => {
    const same = () => picture(33, 33);
    const mine = await app.as("creator").post(own(), form({ avatar: file(await same(), "a.png") }));
    await app
      .as("other")
      .post(`/api/users/${app.userIds.other}`, form({ avatar: file(await same(), "b.png") }));
    await app.as("creator").post(own(), form({ remove_avatar: "1" }));
    expect((await app.fastify.inject(mine.body.avatar)).statusCode).toBe(200);
  });
});
