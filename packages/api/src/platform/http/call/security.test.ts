// Security headers: only our scripts run, no other site frames pages, and uploads are never shown as pages.
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProduct, completeBuild, file } from "../../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../../test/harness.ts";

let app: TestApp;
let embedded: TestApp;
beforeAll(async () => {
  app = await testApp();
  embedded = await testApp({
    HOST_ORIGINS: "https://host.test, https://other.test",
    PUBLIC_URL: "https://badges.test",
  });
});
afterAll(async () => {
  await app.close();
  await embedded.close();
});

const headersOf = async (of: TestApp, url: string) =>
  (await of.fastify.inject({ url, headers: { origin: "https://evil.test" } })).headers;
const policyOf = async (of: TestApp) =>
  String((await headersOf(of, "/healthz"))["content-security-policy"]).split(";");

it("scripts come from here and nowhere else, and nothing is inline", async () => {
  const policy = await policyOf(app);
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule);
  expect(policy.join(";")).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline| \*/);
});

it("only the origins in HOST_ORIGINS may frame it", async () => {
  expect(await policyOf(embedded)).toContain(
    "frame-ancestors 'self' https://host.test https://other.test",
  );
  expect((await headersOf(embedded, "/"))["x-frame-options"]).toBeUndefined();
  expect((await headersOf(app, "/"))["x-frame-options"]).toBe("DENY");
});

it("every answer forbids sniffing, sets no cookie and lets no other origin read it", async () => {
  const key = await app.files.put(new TextEncoder().encode("<svg/>"), "webp");
  for (const url of ["/", "/api/users/me", "/api/nothing", "/healthz", app.files.publicUrl(key)]) {
    const headers = await headersOf(app, url);
    expect(headers["x-content-type-options"], url).toBe("nosniff");
    expect(headers["referrer-policy"], url).toBe("strict-origin-when-cross-origin");
    expect(headers["set-cookie"], url).toBeUndefined();
    expect(headers["access-control-allow-origin"], url).toBeUndefined();
  }
  expect((await headersOf(app, "/api/users/me"))["cache-control"]).toBe("no-store");
});

it("speaks of HTTPS only where it is reached by it", async () => {
  expect((await headersOf(embedded, "/"))["strict-transport-security"]).toBe("max-age=31536000");
  expect((await headersOf(app, "/"))["strict-transport-security"]).toBeUndefined();
});

it("serves nothing uploaded as a page: pictures are WebP, the rest inert downloads", async () => {
  const build = await createProduct(app);
  const html = "<!doctype html><script>alert(1)</script>";
  for (const [name, type] of [
    ["icon.svg", "image/svg+xml"],
    ["icon.png", "image/png"],
    ["icon.html", "text/html"],
  ] as const) {
    const form = await completeBuild({ icon: file(html, name, type) });
    expect((await app.as("creator").post(build.path, form)).status, name).toBe(415);
  }
  const form = await completeBuild({ db_script_url: file(html, "page.html", "text/html") });
  const { submission } = (await app.as("creator").post(build.path, form)).body;
  const served = await app.fastify.inject(submission.db_script_url);
  expect(served.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": expect.stringMatching(/^attachment;/),
    "x-content-type-options": "nosniff",
  });
  const icon = await app.fastify.inject(submission.icon_url);
  expect(icon.headers["content-type"]).toBe("image/webp");
});
