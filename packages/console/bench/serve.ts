// Serves the built files of the floor or a peer, precompressed with brotli, and the page for all other paths.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (statSync(file).isFile() && /\.(?:js|css|html|json|svg)$/.test(name))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

export async function serveBuilt(folder: string): Promise<Served> {
  compress(folder);
  const serve = sirv(folder, { brotli: true, single: true, etag: true });
  const server = createServer((request, response) => {
    // Stands in for Medusa's server: nobody is signed in.
    if (/^\/(?:admin|auth|cloud)\//.test(request.url ?? "")) {
      response.writeHead(401, { "content-type": "application/json" }).end("{}");
      return;
    }
    serve(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
