// Identifies the client of a request: the address that trusted proxies report, and which addresses count as one client.
import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/**
 * Whether to trust what the address, `hops` proxies away from us (0: connected to us), reports about the one before it.
 */
export type Trust = (address: string, hops: number) => boolean;

/** Which proxies to trust: a number of hops, or those with these addresses and networks (also `loopback`). */
export const createTrust = (proxies: number | readonly string[]): Trust =>
  typeof proxies === "number"
    ? (_address, hops) => hops < proxies
    : proxyAddress.compile([...proxies]);

/** The address that a request comes from, as trusted proxies report it. */
export const findAddress = (request: IncomingMessage, trust: Trust): string =>
  proxyAddress(request, trust);

/** What counts as one client: an IPv4 address, or the /64 network that a provider assigns to one IPv6 line. */
export function toClient(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
    : parsed.toString();
}
