// Serves the built test host, its settings, and a few pages for popups.
import { existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import type { HostOptions } from "./options.ts";
import { checkConsole } from "./console-status.ts";

export interface TestHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const dist = fileURLToPath(new URL("../dist", import.meta.url));

const sendJson = (response: ServerResponse, value: unknown) =>
  response
    .writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(value));
const sendPage = (
  response: ServerResponse,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers })
    .end(`<!doctype html><meta charset="utf-8"><title>Host</title>${body}`);

/** Pages for popups: an embedded page, and markup that the console fetches. */
const pages: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  "/popup/page": (response) =>
    sendPage(
      response,
      "<h1>A page of the host</h1><p>It may run, and is nobody’s but the host’s.</p>",
    ),
  "/popup/markup": (response) =>
    sendPage(response, "<h2>Fetched markup</h2><p>It was read by the console.</p>", {
      "access-control-allow-origin": "*",
    }),
};

/** Rejects when the port is taken or the test host is not built. */
export async function serveTestHost({
  port,
  address,
  token,
  session,
}: HostOptions): Promise<TestHost> {
  if (!existsSync(dist)) throw new Error("The test host is not built: npm run build");
  const files = sirv(dist);
  const settings = { origin: new URL(address).origin, address, token, session };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (pathname === "/settings") sendJson(response, settings);
    else if (pathname === "/status")
      // The origin as the reader's browser sees it, because localhost and 127.0.0.1 are different origins.
      void checkConsole(address, `http://${request.headers.host}`).then((status) =>
        sendJson(response, { status }),
      );
    else if (Object.hasOwn(pages, pathname)) pages[pathname]?.(response);
    else
      files(request, response, () => {
        response.writeHead(404, { "content-type": "text/plain" }).end("There is nothing here.");
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
