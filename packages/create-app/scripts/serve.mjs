// Serves a folder, and pages given as text, on a separate origin.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";

const types = { html: "text/html", js: "text/javascript", mjs: "text/javascript", css: "text/css" };
const typeOf = (path) => types[path.split(".").at(-1)] ?? "text/plain";

/** `host`: a name of this machine; `localhost` and `127.0.0.1` are different sites. */
export const serve = async (host, folder, pages = {}) => {
  const server = createServer(({ url }, response) => {
    const path = normalize(new URL(url, "http://a").pathname);
    const name = path === "/" ? "/index.html" : path;
    const headers = { "content-type": `${typeOf(name)};charset=utf-8` };
    if (Object.hasOwn(pages, name)) {
      response.writeHead(200, headers).end(pages[name]);
      return;
    }
    const file = join(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://${host}:${server.address().port}`,
    /** Adds pages, for those that can only be written once the origin is known. */
    add: (more) => Object.assign(pages, more),
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
};
