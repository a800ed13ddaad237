// The built console, as the server sends it.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { buildShell } from "../app.ts";
import { serveConsole } from "./console.ts";
import type { App } from "./app.ts";

let app: TestApp;
let shell: App;
let folder: string;

beforeAll(async () => {
  app = await testApp({ HOST_ORIGINS: "https://host.example.com" });
  folder = await mkdtemp(join(tmpdir(), "lanyard-console-"));
  await mkdir(join(folder, "assets", "i18n"), { recursive: true });
  const script = "console.log('console');".repeat(50);
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Console</title>");
  await writeFile(join(folder, "assets", "main-Ab3_x-9Z.js"), script);
  await writeFile(join(folder, "assets", "main-Ab3_x-9Z.js.br"), brotliCompressSync(script));
  await writeFile(join(folder, "assets", "i18n", "it.json"), "{}");
  shell = await buildShell(app, "silent");
  await serveConsole(shell, folder);
});
afterAll(async () => {
  await shell.close();
  await app.close();
  await rm(folder, { recursive: true });
});

it("is the answer to every address that is not the server's", async () => {
  for (const url of ["/", "/dashboard/products/7", "/password/reset/abc"]) {
    const reply = await shell.inject(url);
    expect(reply.body).toContain("<title>Console</title>");
    expect(reply.headers["cache-control"]).toBe("no-cache");
  }
  for (const url of ["/api/nothing", "/files/nothing", "/assets/gone-12345678.js"])
    expect((await shell.inject(url)).statusCode).toBe(404);
  expect((await shell.inject({ method: "POST", url: "/dashboard" })).statusCode).toBe(404);
});

it("has hashed files kept for ever and sent compressed", async () => {
  const reply = await shell.inject({
    url: "/assets/main-Ab3_x-9Z.js",
    headers: { "accept-encoding": "br" },
  });
  expect(reply.headers).toMatchObject({
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await shell.inject("/assets/i18n/it.json")).headers["cache-control"]).toBe("no-cache");
});

it("runs its own scripts only, and is framed by hosts only", async () => {
  const { headers } = await shell.inject("/");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self' https://host.example.com");
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const closed = await testApp();
  const alone = await closed.as().get("/healthz");
  expect(alone.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(alone.headers["x-frame-options"]).toBe("DENY");
  await closed.close();
});
