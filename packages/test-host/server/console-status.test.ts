// The console's response shows whether it runs and permits this host; invalid options are reported.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { mayFrame, checkConsole } from "./console-status.ts";

const host = "http://localhost:4500";
const policy = (text: string) => new Headers({ "content-security-policy": text });

test.each([
  ["names it", `default-src 'self'; frame-ancestors 'self' ${host}`, true],
  ["names another port", "frame-ancestors 'self' http://localhost:4501", false],
  ["names another spelling of this machine", "frame-ancestors http://127.0.0.1:4500", false],
  ["names nobody", "frame-ancestors 'none'", false],
  ["says nothing of frames", "default-src 'self'", true],
])("a policy that %s", (_, text, may) => {
  expect(mayFrame(policy(text), host)).toBe(may);
});

test("an older header refuses too", () => {
  expect(mayFrame(new Headers({ "x-frame-options": "DENY" }), host)).toBe(false);
});

test("a console that is not there, fails, refuses, allows", async () => {
  let status = 500;
  let allowed = "";
  const server = createServer((_, response) =>
    response
      .writeHead(status, { "content-security-policy": `frame-ancestors 'self' ${allowed}` })
      .end(),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await checkConsole(address, host)).toBe("down");
  status = 200;
  expect(await checkConsole(address, host)).toBe("refused");
  allowed = host;
  expect(await checkConsole(address, host)).toBe("ready");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await checkConsole(address, host)).toBe("down");
});

test("options have defaults, and say what is wrong with them", () => {
  expect(readOptions([])).toMatchObject({ port: 4500, token: "demo-company-token" });
  expect(readOptions(["--console", "https://shop.example", "--port", "9"])).toMatchObject({
    address: "https://shop.example/",
    port: 9,
  });
  expect(() => readOptions(["--console", "shop"])).toThrow("--console is no address: shop");
  expect(() => readOptions(["--port", "-1"])).toThrow();
  expect(() => readOptions(["--port=abc"])).toThrow("--port is no port: abc");
  expect(() => readOptions(["--colour", "red"])).toThrow("--colour");
});
