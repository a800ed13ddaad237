// What the host's address of the frame carries: base64 of UTF-8 JSON in the query parameter `bbpayload`.
import { readJson } from "./json.ts";

const parameter = "bbpayload";
/** Of the decoded JSON. An address that is longer reaches no server. */
const payloadLimits = { bytes: 64_000, depth: 32 };

const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Base64 in a query: a plus that nobody escaped has become a space, and the signs of URLs stand for two others. */
const plain = (text: string) => text.replaceAll(/[ -]/g, "+").replaceAll("_", "/");

const decode = (text: string): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(plain(text)));
  } catch {
    return undefined;
  }
};

/** The value in `query`, this page's unless said; undefined where there is none or it cannot be read, which the console tells. */
export function readPayload(query: string = location.search): unknown {
  const text = new URLSearchParams(query).get(parameter);
  if (text === null) return undefined;
  // Four signs are three bytes: what cannot fit is not decoded.
  const json =
    text.length > payloadLimits.bytes * 1.4
      ? ({ dropped: "too long" } as const)
      : readJson(decode(text), payloadLimits);
  if (!("dropped" in json)) return json.value;
  const why = json.dropped === "not text" ? "no base64 of UTF-8" : json.dropped;
  // oxlint-disable-next-line no-console -- whoever wrote the address has no other way to learn of it.
  console.warn(`${parameter} is ignored: ${why}`);
  return undefined;
}
