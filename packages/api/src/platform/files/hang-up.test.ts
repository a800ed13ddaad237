// The pictures of a save are processed in the turn of their account, and dropped when their client disconnects.
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createProduct, file, picture, type Build } from "../../../test/fixtures.ts";
import { tokenOf, type TestApp } from "../../../test/harness.ts";
import type { Requester } from "../process/process-pool.ts";

const jobs: Requester[] = [];
const gate = Promise.withResolvers<string>();

const long = { timeout: 60_000 };
let app: TestApp;
let build: Build;
beforeAll(async () => {
  // Test files share loaded modules, so the server is reloaded here, and again by the next file.
  vi.resetModules();
  vi.doMock("../process/process-pool.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    processPool: () => (_task: unknown, requester: Requester) => {
      jobs.push(requester);
      return gate.promise;
    },
  }));
  const { testApp } = await import("../../../test/harness.ts");
  app = await testApp();
  build = await createProduct(app);
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  vi.doUnmock("../process/process-pool.ts");
  vi.resetModules();
  await app.close();
});

const stored = async () =>
  (await readdir(join(app.dataDir, "files"), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );

it("drops the pictures that wait when their sender hangs up", async () => {
  const before = await stored();
  const form = new FormData();
  form.append("icon", file(await picture(), "i.png"));
  form.append("banner", file(await picture(), "b.png"));
  const encoded = new Response(form);
  const sending = ask({
    port: (app.fastify.server.address() as AddressInfo).port,
    path: build.path,
    method: "POST",
    headers: {
      "content-type": encoded.headers.get("content-type")!,
      authorization: `Bearer ${tokenOf("creator")}`,
    },
  }).on("error", () => undefined);
  sending.end(Buffer.from(await encoded.arrayBuffer()));
  await expect.poll(() => jobs.length, long).toBe(1);
  expect(jobs[0]).toMatchObject({ group: app.userIds.creator });
  expect(jobs[0]!.signal?.aborted).toBe(false);

  sending.destroy();
  await expect.poll(() => jobs[0]!.signal?.aborted, long).toBe(true);
  gate.resolve("written");
  await expect.poll(() => app.fastify.admission.receiving(), long).toBe(0);
  expect(jobs).toHaveLength(1);
  expect(await stored()).toEqual(before);
});
