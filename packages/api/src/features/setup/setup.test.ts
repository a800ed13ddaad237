// What administrators see of the installation: every setting, no secrets, and the last states of the services.
import { createServer, type AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { variables } from "../../platform/env/env.variables.ts";

const path = "/api/admin/settings";
const apps: TestApp[] = [];
async function started(settings?: Record<string, string>): Promise<TestApp> {
  const app = await testApp(settings);
  apps.push(app);
  return app;
}
afterAll(async () => {
  for (const app of apps) await app.close();
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test("every variable is there once, with what holds and whether the environment says so", async () => {
  const app = await started({ PERSONAL_DAYS: "100", PRODUCT_NAME: "Badges", TRUST_PROXY: "2" });
  const { body } = await app.as("admin").get(path);
  const names = Object.keys(variables.shape);
  expect(body.settings.map(({ variable }) => variable).toSorted()).toEqual(names.toSorted());
  const one = (name: string) => body.settings.find(({ variable }) => variable === name);
  expect(one("PERSONAL_DAYS")).toMatchObject({ value: "100", is_set: true, kind: "days" });
  expect(one("WEBHOOK_LOG_DAYS")).toMatchObject({ value: "90", is_set: false });
  expect(one("AUDIT_DAYS")).toMatchObject({ value: "", is_set: false });
  expect(one("TRUST_PROXY")).toMatchObject({ value: "2", is_set: true });
  expect(one("PRODUCT_NAME")).toMatchObject({ value: "Badges", group: "console" });
  expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(body.postgres).toMatch(/^\d+/);
  expect(body.node).toBe(process.versions.node);
});

test("no value of a secret is in the answer, wherever somebody wrote it", async () => {
  const secrets = {
    SMTP_URL: "smtp://lanyard:sesame1@127.0.0.1:1",
    PAYMENTS_KEY: "sesame2",
    PAYMENTS_URL: "https://user:sesame3@pay.example",
    METRICS_TOKEN: "sesame4",
    DOCS_URL: "https://user:sesame5@docs.example/guide",
    STORAGE_PUBLIC_URL: "https://user:sesame6@files.example",
  };
  const app = await started(secrets);
  const { body } = await app.as("admin").get(path);
  const whole = JSON.stringify([body, (await app.as("admin").post(`${path}/check`)).body]);
  expect(whole).not.toContain("sesame");
  expect(whole).not.toContain(new URL(app.env.databaseUrl ?? "").password);
  const isSet = Object.fromEntries(body.settings.map((one) => [one.variable, one.is_set]));
  for (const name of Object.keys(secrets)) expect(isSet[name], name).toBe(true);
  expect(isSet["PAYMENTS_WEBHOOK_SECRET"]).toBe(false);
  const docs = body.settings.find(({ variable }) => variable === "DOCS_URL");
  expect(docs?.value).toBe("https://docs.example/guide");
});

const serviceOf = (
  { services }: { services: readonly { service: string }[] },
  name: string,
): unknown => services.find(({ service }) => service === name);

test("what was sent last says whether the mail server answers, and nobody is asked for a look", async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  stops.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const app = await started({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const readSetup = async () => (await app.as("admin").get(path)).body;
  expect(serviceOf(await readSetup(), "mail")).toMatchObject({
    kind: "smtp",
    state: "unknown",
    at: null,
  });
  expect(serviceOf(await readSetup(), "database")).toMatchObject({ state: "answers" });
  expect(serviceOf(await readSetup(), "files")).toMatchObject({ kind: "disk", state: "unknown" });
  expect(calls).toBe(0);
  await app.as().post("/api/functionality", {
    email: "nadia@visitor.test",
    object: "More colours",
    description: "Please.",
    privacy: true,
  });
  await expect
    .poll(async () => serviceOf(await readSetup(), "mail"))
    .toMatchObject({ state: "fails", at: expect.any(String) });
});

test("who presses asks files and mail now, and what they said stays", async () => {
  const app = await started();
  const checked = (await app.as("admin").post(`${path}/check`)).body;
  for (const body of [checked, (await app.as("admin").get(path)).body]) {
    expect(serviceOf(body, "mail")).toMatchObject({ kind: "outbox", state: "answers" });
    expect(serviceOf(body, "files")).toMatchObject({ state: "answers", at: expect.any(String) });
  }
  const unreachable = await started({ SMTP_URL: "smtp://127.0.0.1:1" });
  expect(
    serviceOf((await unreachable.as("admin").post(`${path}/check`)).body, "mail"),
  ).toMatchObject({
    state: "fails",
    error: expect.stringMatching(/^E[A-Z]+$/),
  });
});

test("pressing has a limit, and is for administrators alone", async () => {
  const app = await started();
  for (const person of ["creator", "admin", undefined] as const) {
    const status = person === "admin" ? 200 : person ? 403 : 401;
    expect((await app.as(person).get(path)).status).toBe(status);
    expect((await app.as(person).post(`${path}/check`)).status).toBe(status);
  }
  let last = 200;
  for (let at = 0; at < 30 && last === 200; at += 1)
    last = (await app.as("admin").post(`${path}/check`)).status;
  expect(last).toBe(429);
});
