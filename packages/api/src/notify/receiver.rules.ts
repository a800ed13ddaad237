// Groups webhook addresses by their receiver: all names of one owner are one receiver.
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { getDomain } from "tldts";

/** The length of the IPv6 network that one customer gets. */
const networkBits = 64;

/**
 * The registrable domain (below services such as `github.io` the name there); an IPv4 address, or the network of an
 * IPv6 one.
 */
export function receiverOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? url;
  const address = host.replace(/^\[|\]$/g, "");
  if (isIPv6(address))
    return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${networkBits}`).toString();
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
