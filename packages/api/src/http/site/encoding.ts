// How an answer is compressed.
import type { FastifyRequest } from "fastify";

/** The encoding that the client accepts, the shortest first. */
export function encodingOf({ headers }: FastifyRequest): "br" | "gzip" | undefined {
  const accepted = (headers["accept-encoding"] ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]!.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}
