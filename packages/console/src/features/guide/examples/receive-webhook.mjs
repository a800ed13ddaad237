// A receiver: checks, answers at once, works afterwards, and hears each message once.
import { createServer } from "node:http";
import { isGenuine } from "./verify-webhook.mjs";

const mostBytes = 100_000; // anybody can send; no message is as long

/** `handle` gets each event once; `secret` is the product's, `whsec_…`. */
export function receiver(secret, handle) {
  const heard = new Set(); // in production: a table with a unique column
  return createServer((request, response) => {
    const parts = [];
    let bytes = 0;
    request.on("data", (part) => {
      bytes += part.length;
      if (bytes <= mostBytes) parts.push(part);
      else request.destroy();
    });
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const genuine = isGenuine(body, request.headers, secret);
      response.writeHead(genuine ? 204 : 401).end();

      const id = request.headers["webhook-id"];
      if (!genuine || heard.has(id)) return;
      heard.add(id);
      handle(JSON.parse(body));
    });
  });
}
