// The first administrator, invited by a command on the server.
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mailTo } from "../../../test/outbox.ts";
import { inviteAdministrator } from "./administrator.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: "https://console.example.com" });
});
afterAll(() => app.close());

const password = "a password of one's own";
const setBy = (link: string) =>
  app.as().post("/api/password/set", {
    token: link.split("/").at(-1),
    password,
    password_confirmation: password,
  });

it("gets a link, printed and mailed, that sets a password once", async () => {
  const link = await inviteAdministrator(app, "owner@example.com");
  expect(link).toMatch(/^https:\/\/console\.example\.com\/password\/reset\/[\w-]{43}$/);
  expect(await mailTo(app, "owner@example.com")).toContain(link);
  expect((await setBy(link)).status).toBe(200);
  expect((await setBy(link)).status).toBe(422);
  const { body } = await app.as().post("/api/login", { email: "owner@example.com", password });
  expect(body).toMatchObject({ role: "admin", username: "owner" });
});

it("gets another link if they have an account, and the e-mail as username if the name is taken", async () => {
  await inviteAdministrator(app, "second@example.com");
  expect((await setBy(await inviteAdministrator(app, " second@example.com "))).status).toBe(200);
  await inviteAdministrator(app, "second@elsewhere.example");
  const names = await app.as("admin").get("/api/admin/users");
  expect(names.body).toContainEqual(
    expect.objectContaining({
      email: "second@elsewhere.example",
      username: "second@elsewhere.example",
      role: "admin",
    }),
  );
});

it("cannot be the account of a creator, and needs a valid e-mail", async () => {
  await expect(inviteAdministrator(app, "creator@user.test")).rejects.toThrow(
    "The account of creator@user.test is not an active",
  );
  await expect(inviteAdministrator(app, "nobody")).rejects.toMatchObject({
    problems: [{ key: "email.invalid" }],
  });
});

it("is in the audit log as an action of the server", async () => {
  await inviteAdministrator(app, "third@example.com");
  const { body } = await app.as("admin").get("/api/admin/audit?limit=2");
  expect(body).toMatchObject([
    { action: "user.password_link", actor: { kind: "server" } },
    { action: "user.register", actor: { kind: "server" } },
  ]);
});
