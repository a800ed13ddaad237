// A static file server for a built folder, on a free local port.
import { createServer } from "node:http";
import sirv from "sirv";

/** Serves `folder`; resolves to its `url` and a function `close`. Rejects when no port can be opened. */
export const serveFolder = (folder) =>
  new Promise((resolve, reject) => {
    const server = createServer(sirv(folder));
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
