// The servers that an address of a database names.

/** Of `postgres://user@one:5432,two:5432/name`, as libpq writes it, an address for each host. */
export function addressesOf(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] =
    /^([^:]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(",").map((host) => `${start}${host}${rest}`);
}
