// Groups webhook URLs by receiver: all names of one owner are one receiver.
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { getDomain } from "tldts";

/** The prefix length of the IPv6 network that one customer gets. */
const networkBits = 64;

/**
 * The registrable domain (for services such as `github.io`, the customer's name below it), the IPv4 address, or the
 * network of an IPv6 address.
 */
export function getReceiver(url: string): string {
  const host = URL.parse(url)?.hostname ?? url;
  const address = host.replace(/^\[|\]$/g, "");
  if (isIPv6(address))
    return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${networkBits}`).toString();
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
