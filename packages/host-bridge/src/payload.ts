// The payload that the host puts into the frame's address: base64 of UTF-8 JSON, in the query parameter `bbpayload`.
import { readJson } from "./json.ts";

const parameter = "bbpayload";
/** Limits of the decoded JSON; servers reject longer addresses. */
const payloadLimits = { bytes: 64_000, depth: 32 };

const decodeBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Base64 from a query: an unescaped plus has become a space, and URL-safe base64 replaces two characters. */
const plain = (text: string) => text.replaceAll(/[ -]/g, "+").replaceAll("_", "/");

const decode = (text: string): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(decodeBytes(plain(text)));
  } catch {
    return undefined;
  }
};

/**
 * The payload in `query`, by default this page's; undefined when there is none, or when it cannot be read, of which the
 * console warns.
 */
export function readPayload(query: string = location.search): unknown {
  const text = new URLSearchParams(query).get(parameter);
  if (text === null) return undefined;
  // Four characters encode three bytes, so a text that cannot fit is not decoded.
  const json =
    text.length > payloadLimits.bytes * 1.4
      ? ({ dropped: "too long" } as const)
      : readJson(decode(text), payloadLimits);
  if (!("dropped" in json)) return json.value;
  const why = json.dropped === "not text" ? "not base64 of UTF-8" : json.dropped;
  // oxlint-disable-next-line no-console -- whoever wrote the address has no other way to learn of it.
  console.warn(`${parameter} is ignored: ${why}`);
  return undefined;
}
