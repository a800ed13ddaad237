// The slots of a whole server: held by work only, not by clients that read slowly or have disconnected.
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
const client = "127.0.0.1";

it("gives slots back when the answers are made, sent or not", async () => {
  const { admission, server } = app.fastify;
  const enter = vi.spyOn(admission, "enter");
  // The answer that delays the others on its connection.
  let end = () => undefined as void;
  const check = vi
    .spyOn(app.files, "check")
    .mockReturnValue(new Promise((checked) => (end = checked)));
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 5 }, () =>
    connect(port, client, function (this: Socket) {
      this.write(get("/readyz") + get("/api/openapi.json").repeat(4) + get("/api/none").repeat(3));
    }),
  );
  await expect.poll(() => enter.mock.calls.length).toBe(35);
  await expect.poll(() => admission.refusal(client)).toBeUndefined();
  expect(sockets.map((socket) => socket.bytesRead)).toEqual([0, 0, 0, 0, 0]);
  end();
  for (const socket of sockets) {
    socket.resume().end();
    await once(socket, "close");
  }
  check.mockRestore();
});
