// What the log says about clients that disconnect: one line, and no error.
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi, type MockInstance } from "vitest";
import { createProduct, type Build } from "../../../../test/fixtures.ts";
import { testApp, tokenOf, type TestApp } from "../../../../test/harness.ts";
import { buildApp } from "../../../app.ts";
import type { App } from "../call/app.ts";

const long = { timeout: 60_000 };
let app: TestApp;
let build: Build;
let shell: App;
let errors: MockInstance;
let infos: MockInstance;
beforeAll(async () => {
  app = await testApp();
  build = await createProduct(app);
  shell = await buildApp(app, "silent");
  shell.addHook("onRequest", async ({ log }) => {
    errors = vi.spyOn(log, "error");
    infos = vi.spyOn(log, "info");
  });
  await shell.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await shell.close();
  await app.close();
});

const part = (head: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
const filePart = part('name="source_code_url"; filename="b.zip"');
const multipart = "multipart/form-data; boundary=b";

/** Sends a body and disconnects; resolves when the server has noticed. */
async function hangUp(type: string, body: string, length: number, before?: () => Promise<unknown>) {
  const noticed = Promise.withResolvers<void>();
  shell.server.once("request", ({ socket }, response) => {
    socket.once("end", noticed.resolve);
    response.once("close", noticed.resolve);
  });
  const sending = ask({
    port: (shell.server.address() as AddressInfo).port,
    path: build.path,
    method: "POST",
    headers: {
      "content-type": type,
      "content-length": length,
      authorization: `Bearer ${tokenOf("creator")}`,
    },
  }).on("error", () => undefined);
  await new Promise<void>((resolve) => {
    sending.write(body, () => resolve());
  });
  await before?.();
  sending.destroy();
  await noticed.promise;
}

it.each([
  ["a file", multipart, filePart + "x".repeat(1024 * 1024)],
  ["a text", multipart, `${part('name="notes"')}x`],
])("is no error amid %s", async (_what, type, body) => {
  await hangUp(type, body, 2 * 1024 * 1024);
  await expect.poll(() => infos.mock.calls, long).toEqual([["the client disconnected"]]);
  expect(errors).not.toHaveBeenCalled();
});

it("is no error when the whole body has come and is not yet read", async () => {
  const room = Promise.withResolvers<boolean>();
  const hasRoom = vi.spyOn(app.files, "hasRoom").mockReturnValue(room.promise);
  // More than the form's parser buffers, less than the request's buffers hold.
  const body = `${filePart}${"x".repeat(180 * 1024)}\r\n--b--\r\n`;
  await hangUp(multipart, body, body.length, () =>
    vi.waitUntil(() => hasRoom.mock.calls.length > 0, long),
  );
  room.resolve(true);
  // The client may only have ended its sending and still read, so the request is answered like any other.
  await expect.poll(() => infos.mock.calls.length, long).toBe(1);
  expect(errors).not.toHaveBeenCalled();
});
