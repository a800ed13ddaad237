// The mails that tell an account's owner that its e-mail address or password has changed.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails, mailTo } from "../../../test/outbox.ts";
import { createUser } from "./account.rules.ts";

let app: TestApp;
let id: number;
let email: string;
let count = 0;
const current = "a password of one's own";
const password = "a new long password";
const twice = { password, password_confirmation: password };

beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "help@lanyard.test" });
});
beforeEach(async () => {
  count += 1;
  email = `anna.bianchi${count}@user.test`;
  const anna = { username: `Anna Bianchi ${count}`, email, password: current };
  ({ id } = await createUser(app.db, { ...anna, role: "creator", language: "en" }));
});
afterAll(() => app.close());

const signIn = async () =>
  `Bearer ${(await app.as().post("/api/login", { email, password: current })).body.token}`;
const change = (body: object, authorization: string) =>
  app.as().post(`/api/users/${id}`, body, { authorization });
const linkIn = (mail: string) => /\/password\/reset\/([\w-]{43})/.exec(mail)?.[1] ?? "";

it("a new e-mail address that an administrator sets is told to the old one, and ends the links that were mailed there", async () => {
  await app.as().post("/api/password/change", { email });
  const token = linkIn(await mailTo(app, email));
  const to = `anna.verdi${count}@user.test`;
  expect((await app.as("admin").post(`/api/users/${id}`, { email: to })).status).toBe(200);
  await expect.poll(() => mailTo(app, email)).toContain(`is now ${to}`);
  expect(await mailTo(app, email)).toContain("write to help@lanyard.test at once");
  const late = await app.as().post("/api/password/set", { token, ...twice });
  expect(late.body.problems).toMatchObject([{ key: "password.token" }]);
});

it.each([
  [
    "changed by its owner",
    async () => change({ ...twice, current_password: current }, await signIn()),
  ],
  ["set by an administrator", () => app.as("admin").post(`/api/users/${id}`, twice)],
  [
    "set by a mailed link",
    async () => {
      await app.as().post("/api/password/change", { email });
      const token = linkIn(await mailTo(app, email));
      return app.as().post("/api/password/set", { token, ...twice });
    },
  ],
])("a password that is %s is told to the owner", async (_how, setting) => {
  expect((await setting()).status).toBe(200);
  await expect.poll(() => mailTo(app, email)).toContain("your password has changed");
});

it("nothing is told of a first password, nor of other changes", async () => {
  const authorization = await signIn();
  const invited = `invited${count}@user.test`;
  await createUser(app.db, { username: `Invited ${count}`, email: invited, role: "creator" });
  await app.as().post("/api/password/change", { email: invited });
  const token = linkIn(await mailTo(app, invited));
  expect((await app.as().post("/api/password/set", { token, ...twice })).status).toBe(200);
  expect((await change({ support_email: "a@b.test", email }, authorization)).status).toBe(200);
  // Mails are sent in order: one about the earlier changes would have arrived before this one.
  await change({ ...twice, current_password: current }, authorization);
  expect(await mailTo(app, email)).toContain("your password has changed");
  const notices = (await mails(app)).filter((mail) => mail.includes(`To: ${invited}`));
  expect(notices).toHaveLength(1);
});
