// Which addresses the server may call for webhooks: only those of the public internet.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The global unicast range; ipaddr.js also reports unassigned addresses outside it as unicast. */
const routed = ipaddr.parseCIDR("2000::/3");
/** An internal service of Azure, at an address that looks public. */
const hostServices = new Set(["168.63.129.16"]);
/** Names that always resolve to this machine or its local network. */
const localName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i;

/** Whether an IP address, without brackets, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also accepts incomplete addresses such as `10`.
  if (isIP(address) === 0 || hostServices.has(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(routed));
}

/** Whether a URL is obviously not on the public internet. Other host names are checked when they are resolved. */
export function isPlainlyPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? localName.test(host) : !isPublicAddress(host);
}
