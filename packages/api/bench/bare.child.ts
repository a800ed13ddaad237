// A bare Fastify server with one database connection: answers a readiness check, and streams a body to disk.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import fastify from "fastify";
import { Pool } from "pg";

const pool = new Pool({ connectionString: process.env["DATABASE_URL"] });
const app = fastify({ bodyLimit: 2 ** 30 });
const file = join(process.env["DATA_DIR"] ?? "", "bare");

app.get("/readyz", async () => {
  await pool.query("select 1");
  return { ok: true };
});
app.removeAllContentTypeParsers();
app.addContentTypeParser("*", (_request, body, done) => done(null, body));
app.post("/upload", async ({ body }) => {
  await pipeline(body as Readable, createWriteStream(file));
  await rm(file);
  return { ok: true };
});
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.once("SIGTERM", () => process.exit(0));
