// A static file server for a built folder, on a free port of this machine.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const answer = async (folder, request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const path = normalize(join(folder, decodeURIComponent(pathname)));
  const file = path.endsWith(sep) ? join(path, "index.html") : path;
  const known = file.startsWith(folder) && (await stat(file).catch(() => undefined));
  if (!known || !known.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "content-length": known.size,
  });
  createReadStream(file).pipe(response);
};

/** Serves `folder` and answers its address and how to stop. Rejects when no port can be opened. */
export const serveFolder = (folder) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => void answer(folder, request, response));
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close });
    });
  });
