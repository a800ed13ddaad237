// Mails over SMTP to a real server: as text and HTML, sent after the commit, and retried.
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { toHtml } from "./mail.html.ts";

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly text: string;
}
const mails: Received[] = [];
/** Mails to slow.test, each of which waits until the test calls its function. */
const held: (() => void)[] = [];
/** How many more mails the server rejects as temporarily unavailable. */
let busy = 0;
let server: SMTPServer;
let app: TestApp;

async function keep(
  mail: Promise<string>,
  { mailFrom, rcptTo }: SMTPServerEnvelope,
): Promise<void> {
  const whole = await mail;
  busy -= 1;
  if (busy >= 0) throw Object.assign(new Error("later"), { responseCode: 451 });
  mails.push({
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address),
    text: whole,
  });
}

beforeAll(async () => {
  server = new SMTPServer({
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "lanyard" && password === "s3cret"
        ? done(null, { user: username })
        : done(new Error("wrong")),
    onRcptTo({ address }, _session, done) {
      if (address.endsWith("@slow.test")) held.push(done);
      else done();
    },
    onData(stream, session, finish) {
      void keep(text(stream), session.envelope).then(
        () => finish(),
        (error: Error) => finish(error),
      );
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  app = await testApp({
    SMTP_URL: `smtp://lanyard:s3cret@127.0.0.1:${port}`,
    MAIL_FROM: "Badges <hello@badges.test>",
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

const post = (to: string, fails = false) =>
  app.db.transaction(async (tx) => {
    await app.mail.queue(tx, {
      about: "price",
      to,
      language: "en",
      subject: "Welcome",
      text: "Hello\n",
    });
    if (fails) throw new Error("no");
  });
const mailTo = (to: string) => mails.filter((mail) => mail.to.includes(to));

it("sends a mail once the transaction is committed, and never before", async () => {
  await expect(post("undone@user.test", true)).rejects.toThrow("no");
  await post("done@user.test");
  await expect.poll(() => mailTo("done@user.test").length).toBe(1);
  const [mail] = mailTo("done@user.test");
  expect(mail?.from).toBe("hello@badges.test");
  expect(mail?.text).toMatch(/Content-Type: multipart\/alternative/);
  expect(mail?.text).toMatch(/Content-Type: text\/plain[^]*\r\n\r\nHello\r\n/);
  expect(mail?.text).toMatch(/Content-Type: text\/html[^]*<p [^>]*>Hello<\/p>/);
  expect(mail?.text).toContain("Content-Language: en");
  expect(mailTo("undone@user.test")).toEqual([]);
});

it("sends a mail again that the server rejects for the moment", async () => {
  busy = 1;
  await post("later@user.test");
  await expect.poll(() => mailTo("later@user.test").length).toBe(1);
});

it("sends other mails while those to a slow domain wait", async () => {
  const countReceived = (domain: string) =>
    mails.filter(({ to }) => to.every((address) => address.endsWith(domain))).length;
  for (const domain of ["@slow.test", "@quick.test"])
    await Promise.all(Array.from({ length: 8 }, (_, at) => post(`to${at}${domain}`)));
  await expect.poll(() => countReceived("@quick.test")).toBe(8);
  expect(countReceived("@slow.test")).toBe(0);
  await vi.waitUntil(
    () => {
      for (const letGo of held.splice(0)) letGo();
      return countReceived("@slow.test") === 8;
    },
    { timeout: 60_000 },
  );
}, 60_000);

it("escapes in the HTML form what people have written", () => {
  const html = toHtml(
    "fr",
    "<b>",
    'A <script>"x"</script>\nB & C\n\nhttps://a.test/?a=1&b="\n\njavascript:x',
  );
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain("<title>&lt;b&gt;</title>");
  expect(html).toContain("A &lt;script&gt;&quot;x&quot;&lt;/script&gt;<br>B &amp; C</p>");
  expect(html).toContain('<a href="https://a.test/?a=1&amp;b=&quot;"');
  expect(html).not.toMatch(/<script|href="javascript/);
});
