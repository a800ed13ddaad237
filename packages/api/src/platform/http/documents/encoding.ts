// The compression of an answer.
import type { FastifyRequest } from "fastify";

/** The encoding to use, out of those that the client accepts: the one with the shortest result first. */
export function selectEncoding({ headers }: FastifyRequest): "br" | "gzip" | undefined {
  const accepted = (headers["accept-encoding"] ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]!.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}
