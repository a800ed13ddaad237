// Serves stored files: pictures publicly and cached without end, the rest as a download with a signed URL.
import type { Content } from "../../files/blobs.ts";
import type { App } from "../call/app.ts";
import { checkPrecondition } from "../call/preconditions.ts";
import { parseRange } from "./range.ts";
import { nothing } from "../call/shared-answer.ts";
import { refuse } from "../../refuse.ts";

const missing = () => refuse("not_found", { key: "request.not_found" });
/** A parameter that was sent twice counts as missing. */
const one = (value: string | string[] | undefined): string =>
  typeof value === "string" ? value : "";
/** A browser that opens the file runs no script in it. */
const inert = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

/** `filename` for every client, `filename*` for those that read UTF-8. */
const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.() -]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;

export function fileRoutes(app: App): void {
  const { files } = app.context;
  /** For HEAD: the length without reading the file. */
  async function readSize(key: string): Promise<Content | undefined> {
    const bytes = await files.size(key);
    return bytes === undefined ? undefined : { stream: nothing(), bytes };
  }

  app.get<{ Params: { key: string } }>("/files/:key", async (request, reply) => {
    const { key } = request.params;
    if (!key.endsWith(".webp")) throw missing();
    const content = await (request.method === "HEAD" ? readSize(key) : files.read(key));
    if (!content) throw missing();
    return reply
      .headers({
        ...inert,
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": content.bytes,
        // Hosts that embed the product show its pictures.
        "cross-origin-resource-policy": "cross-origin",
      })
      .type("image/webp")
      .send(content.stream);
  });

  app.get<{ Params: { key: string }; Querystring: Record<string, string | string[] | undefined> }>(
    "/files/private/:key",
    async (request, reply) => {
      const { key } = request.params;
      const { name, expires, signature } = request.query;
      if (!files.isSigned(key, one(name), one(expires), one(signature))) throw missing();
      const uncached = { "cache-control": "private, no-store" };
      const disposition = attachment(one(name) || key);
      // A signed URL of the bucket is valid for one method only.
      const elsewhere =
        request.method === "GET" ? await files.downloadUrl(key, disposition) : undefined;
      if (elsewhere !== undefined) return reply.headers(uncached).redirect(elsewhere, 307);
      const bytes = await files.size(key);
      if (bytes === undefined) throw missing();
      // The key is the hash of the content.
      const etag = `"${key}"`;
      void reply.headers({ ...inert, ...uncached, "accept-ranges": "bytes", etag });
      const short = checkPrecondition(request.headers, etag);
      if (short) return reply.code(short).send(nothing());
      const part = request.method === "HEAD" ? undefined : parseRange(request.headers, bytes, etag);
      if (part === "unsatisfiable")
        return reply.code(416).header("content-range", `bytes */${bytes}`).send();
      const content = await (request.method === "HEAD" ? readSize(key) : files.read(key, part));
      if (!content) throw missing();
      if (part)
        void reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${bytes}`);
      return reply
        .headers({ "content-length": content.bytes, "content-disposition": disposition })
        .type("application/octet-stream")
        .send(content.stream);
    },
  );
}
