// Asks name servers where a host is, by sockets: `dns.lookup` holds a thread of those that read files for as long as it waits,
// and at most two do, so that every other lookup, of the database too, would wait behind the links of strangers.
import { Resolver } from "node:dns/promises";
import type { LookupAddress, LookupAllOptions } from "node:dns";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { callbackify } from "node:util";

/** As `dns.lookup`, of all addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Until a server is asked again, which is done once. */
const timeout = 1_000;
/** For all of it: a server that answers by bits is not waited for either. */
const patience = 3_500;

/** Where a system keeps the names that it needs no server for. */
const hostsFile =
  process.platform === "win32"
    ? join(process.env["SystemRoot"] ?? "C:\\Windows", "System32", "drivers", "etc", "hosts")
    : "/etc/hosts";

const found = (address: string): LookupAddress => ({ address, family: isIP(address) });

/** What this machine itself says of a name: it is found there before any server is asked, and checked like any address. */
async function ownAddresses(name: string, hosts: string): Promise<LookupAddress[]> {
  if (/(?:^|\.)localhost$/.test(name)) return ["127.0.0.1", "::1"].map(found);
  const text = await readFile(hosts, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().toLowerCase().split(/\s+/);
    // An address of a link names its interface: it is one of this network all the same.
    const plain = address.replace(/%.*/, "");
    return isIP(plain) !== 0 && names.includes(name) ? [found(plain)] : [];
  });
}

async function askServers(name: string, servers: readonly string[] | undefined) {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  const overtime = setTimeout(() => resolver.cancel(), patience);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(overtime);
  const addresses = answers.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const [first] = answers;
  if (addresses.length === 0 && first.status === "rejected") throw first.reason as Error;
  return addresses.map(found);
}

/** `servers` as for `setServers`, those of the system where there are none. */
export function nameResolver({
  servers,
  hosts = hostsFile,
}: { readonly servers?: readonly string[]; readonly hosts?: string } = {}): Resolve {
  const addressesOf = async (hostname: string, family: LookupAllOptions["family"]) => {
    const name = hostname.toLowerCase().replace(/\.$/, "");
    const own = await ownAddresses(name, hosts);
    const all = own.length > 0 ? own : await askServers(name, servers);
    return all.filter((one) => !family || one.family === Number(String(family).replace("IPv", "")));
  };
  const ask = callbackify(addressesOf);
  return (hostname, { family }, callback) =>
    ask(hostname, family, (error, all) => callback(error, error ? [] : all));
}

export const resolveName = nameResolver();
