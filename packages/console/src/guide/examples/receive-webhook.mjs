// A receiver: checks, answers at once, works afterwards, and hears each message once.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isGenuine } from "./verify-webhook.mjs";

/** `handle` gets each event once; `secret` is the product's, `whsec_…`. */
export function receiver(secret, handle) {
  const heard = new Set(); // in production: a table with a unique column
  return createServer(async (request, response) => {
    const body = await text(request);
    const genuine = isGenuine(body, request.headers, secret);
    response.writeHead(genuine ? 204 : 401).end();

    const id = request.headers["webhook-id"];
    if (!genuine || heard.has(id)) return;
    heard.add(id);
    handle(JSON.parse(body));
  });
}
