// What the request for a page says of its reader and its address.
import { posix } from "node:path";
import {
  defaultLanguage,
  hintsCookie,
  isLanguage,
  languageCookie,
  type LanguageCode,
} from "@lanyard/contract";
import type { FastifyRequest } from "fastify";
import { readCookie } from "../call/cookies.ts";
import type { PageSession } from "./renderer.ts";

/** The language that the console has stored in its cookie. */
export function getLanguage(request: FastifyRequest): LanguageCode {
  const code = readCookie(request, languageCookie);
  return isLanguage(code) ? code : defaultLanguage;
}

/** What the reader's browser tells about itself; undefined without it, or for a time zone that does not exist here. */
export function readHints(request: FastifyRequest): PageSession["hints"] | undefined {
  try {
    const hints = decodeURIComponent(readCookie(request, hintsCookie));
    const [, timeZone, width] = /^(\S+) (wide|narrow)$/.exec(hints) ?? [];
    if (!timeZone || !new Intl.DateTimeFormat("en", { timeZone })) return undefined;
    return { timeZone, isWide: width === "wide" };
  } catch {
    return undefined;
  }
}

/** The query, without the question mark. */
export function getSearch({ url }: FastifyRequest): string {
  const index = url.indexOf("?");
  return index < 0 ? "" : url.slice(index + 1);
}

/**
 * Whether the browser has the same path. It keeps escapes, so that in `/products/7%2F..%2F8` its router finds another
 * product than 8.
 */
export const hasPath = ({ url }: FastifyRequest, path: string): boolean =>
  posix.normalize(url.split("?", 1)[0]!) === path;
