// Who has to answer a webhook: of one owner there is one receiver, however many names lead to it.
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { getDomain } from "tldts";

/** Of an IPv6 address, what one line is given. */
const networkBits = 64;

/**
 * The domain that somebody has registered, or was given below a service that gives names to many (`name.github.io`); an
 * IPv4 address, or the network of an IPv6 one.
 */
export function receiverOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? url;
  const address = host.replace(/^\[|\]$/g, "");
  if (isIPv6(address))
    return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${networkBits}`).toString();
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
