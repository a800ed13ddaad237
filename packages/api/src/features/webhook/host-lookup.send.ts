// Resolves host names through sockets. `dns.lookup` blocks a thread of the pool that also reads files while it waits,
// and uses at most two threads, so all other lookups, including the database's, would wait behind strangers' links.
import { Resolver } from "node:dns/promises";
import type { LookupAddress, LookupAllOptions } from "node:dns";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { callbackify } from "node:util";

/** Like `dns.lookup` with all addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** In ms, until a server is asked a second and last time. */
const timeout = 1_000;
/** In ms, for the whole query: a server that answers slowly, bit by bit, is not waited for longer. */
const patience = 3_500;

/** The system's file of host names that need no name server. */
const hostsFile =
  process.platform === "win32"
    ? join(process.env["SystemRoot"] ?? "C:\\Windows", "System32", "drivers", "etc", "hosts")
    : "/etc/hosts";

const toLookupAddress = (address: string): LookupAddress => ({ address, family: isIP(address) });

/**
 * The machine's own addresses of a name: they are found before any server is asked, and checked like other addresses.
 */
async function findLocalAddresses(name: string, hosts: string): Promise<LookupAddress[]> {
  if (/(?:^|\.)localhost$/.test(name)) return ["127.0.0.1", "::1"].map(toLookupAddress);
  const text = await readFile(hosts, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().toLowerCase().split(/\s+/);
    // A link-local address may name its interface after `%`; it is an address of the local network all the same.
    const plain = address.replace(/%.*/, "");
    return isIP(plain) !== 0 && names.includes(name) ? [toLookupAddress(plain)] : [];
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
  return addresses.map(toLookupAddress);
}

/** `servers` as for `setServers`; default: those of the system. */
export function nameResolver({
  servers,
  hosts = hostsFile,
}: { readonly servers?: readonly string[]; readonly hosts?: string } = {}): Resolve {
  const resolveAddresses = async (hostname: string, family: LookupAllOptions["family"]) => {
    const name = hostname.toLowerCase().replace(/\.$/, "");
    const local = await findLocalAddresses(name, hosts);
    const all = local.length > 0 ? local : await askServers(name, servers);
    return all.filter((one) => !family || one.family === Number(String(family).replace("IPv", "")));
  };
  const ask = callbackify(resolveAddresses);
  return (hostname, { family }, callback) =>
    ask(hostname, family, (error, all) => callback(error, error ? [] : all));
}

export const resolveName = nameResolver();
