// Which URLs and addresses a setting may contain: of databases, buckets, mail servers, web servers and proxies.
import ipaddr from "ipaddr.js";
import { isEmail } from "@lanyard/contract";
import { splitHosts } from "./addresses.ts";

const has = (value: string, ...protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** Unlike in links that users enter, the host may be an intranet name without a dot. */
export const isWebServer = (value: string): boolean =>
  /^\S+$/.test(value) && has(value, "http:", "https:");

/** The URL of a host, with no path except a slash. */
export const isHostUrl = (value: string): boolean =>
  isWebServer(value) && `${new URL(value).origin}/` === new URL(value).href;

export const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value;

export const isMailServer = (value: string): boolean =>
  has(value, "smtp:", "smtps:") && new URL(value).hostname !== "";

/** The domain may have no dot. */
export const isMailbox = (value: string): boolean => isEmail(value) || isEmail(`${value}.test`);

export function isBucket(value: string): boolean {
  if (!has(value, "s3:")) return false;
  const { hostname, searchParams } = new URL(value);
  const endpoint = searchParams.get("endpoint");
  return hostname !== "" && (!endpoint || isWebServer(endpoint));
}

export const isDatabase = (value: string): boolean =>
  splitHosts(value).every((address) => has(address, "postgres:", "postgresql:"));

export const sslModes = ["disable", "no-verify", "prefer", "require", "verify-ca", "verify-full"];

/** pg treats an unknown mode as `verify-full`. */
export const hasSslMode = (value: string): boolean =>
  !isDatabase(value) ||
  splitHosts(value).every((address) =>
    new URL(address).searchParams.getAll("sslmode").every((mode) => sslModes.includes(mode)),
  );

export const proxies = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

export const isHops = (value: string): boolean => /^\d{1,2}$/.test(value);

const isProxy = (value: string): boolean =>
  ["loopback", "linklocal", "uniquelocal"].includes(value) ||
  ipaddr.isValid(value) ||
  ipaddr.isValidCIDR(value);

export const areProxies = (value: string): boolean =>
  isHops(value) || proxies(value).every(isProxy);

/** The minimum prefix lengths: those of the largest private networks, 10.0.0.0/8 and fc00::/7. */
const leastBits = { ipv4: 8, ipv6: 7 };

function isTooWide(value: string): boolean {
  if (!ipaddr.isValidCIDR(value)) return false;
  const [address, bits] = ipaddr.parseCIDR(value);
  // An IPv4-mapped network: ::ffff:0:0/96 is 0.0.0.0/0.
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())
    return bits < 96 + leastBits.ipv4;
  return bits < leastBits[address.kind()];
}

/** Whether no trusted network is so large that any client on the internet could forge an address in it. */
export const areNarrow = (value: string): boolean => !proxies(value).some(isTooWide);
