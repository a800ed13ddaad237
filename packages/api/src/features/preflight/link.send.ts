// Requests a page from a public address, and returns the status without reading the page.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { resolveName, type Resolve } from "../webhook/host-lookup.send.ts";
import { isPublicAddress } from "../webhook/public-address.rules.ts";
import { checkedLookup, ForbiddenAddress } from "../webhook/webhook.send.ts";

export const linkPatience = 4_000;
const mostRedirects = 4;

interface Answer {
  readonly status: number;
  /** The target of a redirect; undefined without one. */
  readonly location: string | undefined;
}

interface Internet {
  readonly isAllowed?: typeof isPublicAddress;
  readonly resolve?: Resolve;
  readonly signal?: AbortSignal;
}

function ask(url: URL, internet: Required<Internet>): Promise<Answer> {
  const { isAllowed, resolve, signal } = internet;
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isAllowed(literal))
    return Promise.reject(new ForbiddenAddress(url.hostname));
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((answered, reject) => {
    const outgoing = request(
      url,
      {
        method: "GET",
        headers: { accept: "text/html,*/*;q=0.5", "user-agent": "Lanyard-Preflight" },
        lookup: checkedLookup(isAllowed, resolve),
        signal,
        agent: false,
        maxHeaderSize: 16 * 1024,
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        // The body is not read.
        response.destroy();
        answered({ status, location: headers.location });
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/**
 * The status of a page after redirects; the address of each redirect is checked like the first one. Throws when no
 * response arrives in time, and ForbiddenAddress for an address that is not public.
 */
export async function fetchStatus(
  link: string,
  {
    isAllowed = isPublicAddress,
    resolve = resolveName,
    signal = AbortSignal.timeout(linkPatience),
  }: Internet = {},
): Promise<number> {
  let url = new URL(link);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new ForbiddenAddress(url.protocol);
    const { status, location } = await ask(url, { isAllowed, resolve, signal });
    if (location === undefined || status < 300 || status > 399) return status;
    if (!URL.canParse(location, url)) return status;
    url = new URL(location, url);
  }
  throw new Error("too many redirects");
}
