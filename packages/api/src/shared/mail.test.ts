// Mails over SMTP.
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";

/** What the mail server has been told. */
let told = "";
let server: Server;
let app: TestApp;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.write("220 test\r\n");
    let inData = false;
    socket.on("data", (chunk) => {
      told += chunk.toString();
      if (inData) {
        if (!told.endsWith("\r\n.\r\n")) return;
        inData = false;
        socket.write("250 kept\r\n");
      } else if (/^DATA/i.test(chunk.toString())) {
        inData = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 test\r\n");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  app = await testApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Badges <hello@badges.test>",
  });
});
afterAll(async () => {
  await app.close();
  server.close();
});

it("leaves once the transaction is committed, and never before", async () => {
  const { db, mail } = app;
  const post = (to: string, fails: boolean) =>
    db.transaction(async (tx) => {
      await mail.post(tx, { to, subject: "Welcome", text: "Hello" });
      if (fails) throw new Error("no");
    });
  await expect(post("undone@user.test", true)).rejects.toThrow("no");
  await post("done@user.test", false);
  await expect.poll(() => told, { timeout: 10_000 }).toMatch(/Hello\r\n\.\r\n$/);
  expect(told).toContain("MAIL FROM:<hello@badges.test>");
  expect(told).toContain("RCPT TO:<done@user.test>");
  expect(told).not.toContain("undone@user.test");
});
