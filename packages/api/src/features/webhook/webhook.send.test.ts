// What a receiver of webhooks gets, which addresses are never called, and signatures.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.rules.ts";
import { ForbiddenAddress, post } from "./webhook.send.ts";
import { productSecret, signedHeaders } from "./webhook.sign.rules.ts";

const requests: { url: string | undefined; headers: IncomingMessage["headers"]; body: string }[] =
  [];
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ url: request.url, headers: request.headers, body });
      const moved = request.url === "/moved";
      return response.writeHead(moved ? 302 : 204, moved ? { location: "/elsewhere" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const anywhere = () => true;

test("body and headers arrive unchanged", async () => {
  const body = JSON.stringify({ type: "app.installed", data: { name: "Città" } });
  expect(
    await post(`http://localhost:${port}/hook?a=1`, { "webhook-id": "msg_1" }, body, anywhere),
  ).toEqual({ status: 204, answer: "" });
  expect(requests.at(-1)).toMatchObject({
    url: "/hook?a=1",
    headers: { "webhook-id": "msg_1", "content-type": "application/json" },
    body,
  });
});

test("a redirect is not followed", async () => {
  const before = requests.length;
  expect(await post(`http://127.0.0.1:${port}/moved`, {}, "{}", anywhere)).toEqual({
    status: 302,
    answer: "",
  });
  expect(requests.length).toBe(before + 1);
});

test("private addresses are not called, whatever their spelling", async () => {
  const before = requests.length;
  for (const host of [
    "127.0.0.1",
    "localhost",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0.0.0.0",
  ])
    await expect(post(`http://${host}:${port}/`, {}, "{}"), host).rejects.toBeInstanceOf(
      ForbiddenAddress,
    );
  expect(requests.length).toBe(before);
});

test("a name that resolves to different addresses (DNS rebinding) is checked by the address that is called", async () => {
  // Two addresses of this machine: one represents the public internet, the other an address that must not be reached.
  const [open, closed] = ["127.0.0.1", "127.0.0.2"];
  const reached: (string | undefined)[] = [];
  const receiver = createServer((request, response) => {
    reached.push(request.socket.localAddress);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, "0.0.0.0", resolve);
  });
  const url = `http://rebinding.test:${(receiver.address() as AddressInfo).port}/`;
  const answers = [[open], [closed], [open, closed], [closed, open]];
  let lookups = 0;
  const send = () =>
    post(
      url,
      {},
      "{}",
      (address) => address === open,
      (_hostname, _options, callback) => {
        const addresses = answers[lookups] ?? [closed];
        lookups += 1;
        callback(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
      },
    );
  try {
    expect(await send()).toEqual({ status: 204, answer: "" });
    // The name is resolved once, so the checked address is the one that is called.
    expect(lookups).toBe(1);
    for (let again = 0; again < 3; again += 1)
      await expect(send()).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(reached).toEqual([open]);
  } finally {
    receiver.close();
  }
});

test("only addresses of the public internet are public", () => {
  const open = ["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700:4700::1111"];
  const closed =
    "168.63.129.16 192.175.48.1 192.52.193.1 10 4000::1 3fff::1 2001:db8::1 10.1.2.3 100.64.0.1 127.9.9.9 169.254.169.254 172.31.255.255 192.168.0.1 224.0.0.1 255.255.255.255 " +
    ":: ::1 fe80::1 fd00::1 ff02::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1:: 2001:db8::1 2001::1 localhost ";
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(closed.split(" ").filter(isPublicAddress)).toEqual([]);
});

test("signatures are those of the Standard Webhooks specification", () => {
  const headers = signedHeaders(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    '{"test": 2432232314}',
    new Date(1_614_265_330_000),
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("each product has a secret of its own, of 32 bytes", () => {
  const secrets = [1, 2].map((id) => productSecret("server", id));
  expect(new Set([...secrets, productSecret("other server", 1)]).size).toBe(3);
  for (const secret of secrets)
    expect(Buffer.from(secret.replace("whsec_", ""), "base64")).toHaveLength(32);
});
