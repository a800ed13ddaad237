// Runs the guide's webhook code with what the server really sends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { post } from "../../api/src/features/webhook/webhook.send.ts";
import { productSecret, signedHeaders } from "../../api/src/features/webhook/webhook.sign.rules.ts";
import { event } from "../src/features/guide/examples/messages.ts";
import { receiver } from "../src/features/guide/examples/receive-webhook.mjs";
import { isGenuine } from "../src/features/guide/examples/verify-webhook.mjs";

const secret = productSecret("the server's", 42);
const body = JSON.stringify(event);
const now = new Date("2026-03-02T09:13:07Z");
const signed = () => signedHeaders(secret, "msg_1", body, now);

describe("the signature", () => {
  test("of the server is genuine", () => {
    expect(isGenuine(body, signed(), secret, now.getTime())).toBe(true);
  });

  test("of another body, product, message or moment is not", () => {
    const at = now.getTime();
    expect(isGenuine(`${body} `, signed(), secret, at)).toBe(false);
    expect(isGenuine(body, signed(), productSecret("the server's", 43), at)).toBe(false);
    expect(isGenuine(body, { ...signed(), "webhook-id": "msg_2" }, secret, at)).toBe(false);
    for (const moment of ["0", "", "soon"])
      expect(isGenuine(body, { ...signed(), "webhook-timestamp": moment }, secret, at)).toBe(false);
    expect(isGenuine(body, signed(), secret, at + 301_000)).toBe(false);
    expect(isGenuine(body, signed(), secret, at + 299_000)).toBe(true);
  });

  test("that is missing, short or of another version is not", () => {
    const [, good = ""] = signed()["webhook-signature"]?.split(",") ?? [];
    for (const signature of [undefined, "", "v1", "v1,", "v1,AAAA", `v2,${good}`])
      expect(
        isGenuine(body, { ...signed(), "webhook-signature": signature }, secret, now.getTime()),
      ).toBe(false);
    const several = `v1,AAAA v1,${good}`;
    expect(
      isGenuine(body, { ...signed(), "webhook-signature": several }, secret, now.getTime()),
    ).toBe(true);
  });
});

describe("the receiver", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  test("hears each message of the server once, and nobody else's", async () => {
    const messages: unknown[] = [];
    const started = receiver(secret, (message: unknown) => messages.push(message));
    server = started;
    await new Promise<void>((resolve) => {
      started.listen(0, "127.0.0.1", resolve);
    });
    const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
    const send = async (id: string, by = secret) =>
      (await post(url, signedHeaders(by, id, body, new Date()), body, () => true)).status;
    expect(await send("msg_1")).toBe(204);
    expect(await send("msg_1")).toBe(204);
    expect(await send("msg_2")).toBe(204);
    expect(await send("msg_3", productSecret("somebody", 42))).toBe(401);
    expect(messages).toEqual([event, event]);
  });

  test("outlives who hangs up amid a message, and keeps nothing of who sends without end", async () => {
    const started = receiver(secret, () => undefined);
    server = started;
    await new Promise<void>((resolve) => {
      started.listen(0, "127.0.0.1", resolve);
    });
    const { port } = started.address() as AddressInfo;
    const head = (length: number) =>
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;
    const hangsUp = connect(port, "127.0.0.1");
    hangsUp.write(`${head(50)}half`);
    const [request] = (await once(started, "request")) as [NodeJS.EventEmitter];
    // Without `once()`, which would also listen to errors.
    const closed = new Promise((resolve) => {
      request.once("close", resolve);
    });
    hangsUp.destroy();
    await closed;

    const endless = connect(port, "127.0.0.1");
    endless.on("error", () => undefined);
    const cut = new Promise((resolve) => {
      endless.once("close", resolve);
    });
    endless.write(head(1_000_000_000) + "a".repeat(200_000));
    await cut;

    const url = `http://127.0.0.1:${port}/`;
    expect(
      await post(url, signedHeaders(secret, "msg_9", body, new Date()), body, () => true),
    ).toMatchObject({ status: 204 });
  });
});

describe("the server", () => {
  const file = fileURLToPath(
    new URL("../src/features/guide/examples/webhook-server.mjs", import.meta.url),
  );
  const start = (env: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"] });

  test("started as the guide says it, tells what it hears of the store", async () => {
    const child = start({ WEBHOOK_SECRET: secret, PORT: "0" });
    try {
      let output = "";
      const line = async (pattern: RegExp) => {
        while (!pattern.test(output)) output += String((await once(child.stdout, "data"))[0]);
        return pattern.exec(output)![1]!;
      };
      const url = `http://127.0.0.1:${await line(/port (\d+)/)}/`;
      const send = async (by: string) =>
        (await post(url, signedHeaders(by, "msg_1", body, new Date()), body, () => true)).status;
      expect(await send(productSecret("somebody", 42))).toBe(401);
      expect(await send(secret)).toBe(204);
      expect(await line(/(\S+ of product \d+)/)).toBe(
        `${event.type} of product ${event.data.product_id}`,
      );
    } finally {
      child.kill();
    }
  });

  test("without a secret says what it lacks, and does not start", async () => {
    const child = start({});
    const [[errorOutput], [code]] = await Promise.all([
      once(child.stderr, "data"),
      once(child, "exit"),
    ]);
    expect(code).toBe(1);
    expect(String(errorOutput)).toContain("WEBHOOK_SECRET");
  });
});
