// Which addresses the server may call for webhooks: those of the public internet.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What is routed to everybody; ipaddr.js calls all unicast that it knows nothing special of. */
const routed = ipaddr.parseCIDR("2000::/3");
/** Azure's own service on every machine there, in the midst of public addresses. */
const hostServices = new Set(["168.63.129.16"]);
/** Names that lead to this machine or into its own network, whoever asks. */
const ownNetwork = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i;

/** Whether an IP address, without brackets, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // Only as it is written in full: ipaddr.js reads `10` too.
  if (isIP(address) === 0 || hostServices.has(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(routed));
}

/** Whether a web address is plainly none of the public internet. Where other names lead is known when they are called. */
export function isPlainlyPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? ownNetwork.test(host) : !isPublicAddress(host);
}
