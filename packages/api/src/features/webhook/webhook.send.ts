// Sends webhooks to public addresses only: checks the address to which the name resolves for this request.
import type { LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { webhookDelivery } from "@lanyard/contract";
import { resolveName, type Resolve } from "./host-lookup.send.ts";
import { isPublicAddress } from "./public-address.rules.ts";

/** The address must not be called, and a retry does not help. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

type IsAllowed = (address: string) => boolean;

/** Resolves and checks in one step, so that the checked address is the one that is called. */
export const checkedLookup =
  (isAllowed: IsAllowed, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), "");
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new ForbiddenAddress(hostname), "");
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

export interface Answer {
  readonly status: number;
  /** The beginning of the response body; empty for a 2xx status. */
  readonly answer: string;
}

/** The limits of a response body: how much is read, and how long after the status. */
const answerLimits = { bytes: 2_048, ms: 1_000 };

/** The part of the response body that arrives within the limits, as unsanitised text. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const enough = setTimeout(() => response.destroy(), answerLimits.ms);
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= answerLimits.bytes) break;
    }
  } catch {
    // The connection was closed or took too long; the status is valid all the same.
  } finally {
    clearTimeout(enough);
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, answerLimits.bytes).toString("utf8");
}

const saysYes = (status: number) => status >= 200 && status <= 299;

/**
 * Posts `body`; returns the status and, unless it is 2xx, the beginning of the response body. Does not follow
 * redirects. Throws when no response arrives in time, and ForbiddenAddress for an address that is not allowed.
 */
export function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  isAllowed: IsAllowed = isPublicAddress,
  resolve: Resolve = resolveName,
): Promise<Answer> {
  const { protocol, hostname } = new URL(url);
  // `lookup` is not called for a host that is an IP address.
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isAllowed(literal))
    return Promise.reject(new ForbiddenAddress(hostname));
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((answered, reject) => {
    const outgoing = request(
      url,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
        lookup: checkedLookup(isAllowed, resolve),
        signal: AbortSignal.timeout(webhookDelivery.patienceSeconds * 1_000),
        agent: false,
      },
      (response) => {
        const status = response.statusCode ?? 0;
        if (!saysYes(status))
          return void readBeginning(response).then((answer) => answered({ status, answer }));
        response.resume();
        return answered({ status, answer: "" });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
