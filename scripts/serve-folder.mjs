// A static file server for a built folder, on a free local port.
import { createServer } from "node:http";
import sirv from "sirv";

/**
 * Serves `folder`, and `pages` given as text by their path; resolves to its `url` and a function `close`. Rejects when
 * no port can be opened. `host` is a name of this machine: `localhost` and `127.0.0.1` are different sites.
 */
export const serveFolder = (folder, { host = "127.0.0.1", pages = {} } = {}) =>
  new Promise((resolve, reject) => {
    // A frame with an opaque origin loads modules from here too.
    const setHeaders = (response) => response.setHeader("access-control-allow-origin", "*");
    const files = sirv(folder, { dev: true, setHeaders });
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url, "http://a");
      if (!Object.hasOwn(pages, pathname)) return files(request, response);
      const type = pathname.endsWith(".js") ? "text/javascript" : "text/html";
      response.writeHead(200, { "content-type": `${type};charset=utf-8` }).end(pages[pathname]);
    });
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({ url: `http://${host}:${server.address().port}`, close });
    });
  });
