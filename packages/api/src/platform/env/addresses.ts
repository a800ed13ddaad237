// Splits a database URL into one URL per server.

/** One URL per host of `postgres://user@one:5432,two:5432/name`, the format of libpq for several hosts. */
export function splitHosts(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] =
    /^([^:]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(",").map((host) => `${start}${host}${rest}`);
}
