// A resource has one cache entry, however its URL is spelled.
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { once } from "node:events";

/** Alternative spellings of the URLs of the menu, of a list and of a picture `P`. */
const spellings = `
  /api/%6denu /%61pi/menu //api/menu /api//menu /./api/menu /x/../api/menu /x/%2e%2e/api/menu /api%2Fmenu
  /api/menu? /api/menu?& /api/menu?&& /api/menu#x
  /api/public/products?& /api/public/products?limit=%36%30 /api/public/products?limit=60&
  /api/public/products?&limit=60 /api/public/products?limit=60#x
  /%66iles/P //files/P /files/./P /files/%2e%2e/files/P /files%2FP /files/P? /files/P?x=1 /files/P#x`
  .trim()
  .split(/\s+/);

/** Sends the raw bytes, because fetch would normalise the URL. */
async function statusOf(port: number, path: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.on("data", (chunk: Buffer) => (response += chunk.toString("latin1")));
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: a\r\naccept-language: en\r\nconnection: close\r\n\r\n`,
  );
  await once(socket, "close");
  return Number(response.slice(9, 12));
}

const countCached = async (cache: string): Promise<number> =>
  (await readdir(cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

/**
 * Requests each spelling once the plain ones are cached; returns those that get their own cache entry or an unexpected
 * status.
 */
export async function spelledOtherwise(port: number, cache: string, picture: string) {
  for (const path of ["/api/menu", "/api/public/products?limit=60", `/files/${picture}`])
    await statusOf(port, path);
  const wrong: string[] = [];
  let before = await countCached(cache);
  for (const spelling of spellings) {
    const path = spelling.replace("P", picture);
    const status = await statusOf(port, path);
    if (![200, 400, 404, 422].includes(status)) wrong.push(`${path} is answered ${status}`);
    const after = await countCached(cache);
    if (after > before) wrong.push(`${path} has a place of its own in the cache`);
    before = after;
  }
  return wrong;
}
