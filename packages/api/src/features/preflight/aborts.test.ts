// Checks that their client leaves at any moment: nothing of them stays, and no failure reaches the process.
import { readdir } from "node:fs/promises";
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { archive, completeBuild, createProduct, file, type Build } from "../../../test/fixtures.ts";
import { testApp, tokenOf, type TestApp } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import type { App } from "../../platform/http/call/app.ts";
import { inspect } from "./inspection.rules.ts";
import { preflight } from "./preflight.rules.ts";

const long = { timeout: 60_000 };
let app: TestApp;
let build: Build;
let shell: App;
let unheard: unknown[];
const logged: unknown[][] = [];
beforeAll(async () => {
  app = await testApp();
  build = await createProduct(app);
  const saved = await app.as("creator").post(build.path, await completeBuild());
  expect(saved.status).toBe(200);
  shell = await buildApp(app, "silent");
  shell.addHook("onRequest", async ({ log }) => {
    vi.spyOn(log, "error").mockImplementation((...args: unknown[]) => void logged.push(args));
  });
  await shell.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await shell.close();
  await app.close();
});
beforeEach(() => {
  unheard = [];
  const listen = (error: unknown) => unheard.push(error);
  process.on("unhandledRejection", listen);
  onTestFinished(() => void process.off("unhandledRejection", listen));
});

const missingFile = join("no", "such", "build.zip");
const inspected = () => inspect({ kind: "listing", path: missingFile, field: "source_code_url" });

it("is heard of by nobody else, when a file goes before the check has begun with the others", async () => {
  const hangUp = new AbortController();
  const others = Promise.withResolvers<never>();
  others.promise.catch(() => undefined);
  const check = preflight(
    { ...app, files: { ...app.files, read: () => others.promise } },
    {
      target: build,
      form: {},
      uploads: {
        source_code_url: [{ key: "", path: missingFile, name: "build.zip", bytes: 1, slot: 0 }],
      },
      user: {
        id: app.userIds.creator,
        username: "creator",
        email: "creator@user.test",
        role: "creator",
      },
      language: "en",
      onlyUploads: false,
      archiveFrom: undefined,
      signal: hangUp.signal,
    },
  );
  const first = check.next();
  first.catch(() => undefined);
  // As many as there may be processes: the check's own file has been looked for by then.
  for (let n = 0; n < 16; n += 1) await expect(inspected()).rejects.toThrow("ENOENT");
  hangUp.abort(new Error("hung up"));
  others.reject(hangUp.signal.reason as Error);
  await expect(first).rejects.toThrow("hung up");
  await pause(0);
  expect(unheard).toEqual([]);
});

/** Sends a form and leaves after that many milliseconds. */
async function leave(path: string, form: FormData, ms: number): Promise<void> {
  const encoded = new Response(form);
  const sending = ask({
    port: (shell.server.address() as AddressInfo).port,
    path,
    method: "POST",
    headers: {
      "content-type": encoded.headers.get("content-type")!,
      authorization: `Bearer ${tokenOf("creator")}`,
    },
  });
  const closed = new Promise((done) => sending.once("close", done));
  sending.on("error", () => undefined).on("response", (reply) => reply.resume());
  sending.end(Buffer.from(await encoded.arrayBuffer()));
  await pause(ms);
  sending.destroy();
  await closed;
}

it("leaves no file and no failure behind, whenever its client goes", async () => {
  const staging = join(app.dataDir, "files", "staging");
  const sent = async (): Promise<FormData> => {
    const form = new FormData();
    form.append("source_code_url", file(await archive(), "build.zip"));
    form.append("db_script_url", file("create table if not exists a (b int);", "a.sql"));
    return form;
  };
  for (let ms = 0; ms < 120; ms += 8) {
    await leave(`${build.path}/preflight`, await sent(), ms);
    await leave(build.path, await completeBuild({ version: `1.0.${ms}` }), ms);
  }
  await expect.poll(() => readdir(staging), long).toEqual([]);
  await expect.poll(() => shell.admission.receiving(), long).toBe(0);
  await inspected().catch(() => undefined);
  expect(unheard).toEqual([]);
  expect(logged).toEqual([]);
  expect((await app.as("creator").post(`${build.path}/preflight`, {})).status).toBe(200);
});
