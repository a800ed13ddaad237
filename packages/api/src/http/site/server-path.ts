// Which paths are the server's own, and paths that cannot be read: a browser that goes to one gets a page.

/** Paths of the server itself: an unknown one is a 404, not a page of the console. */
export const isServers = (path: string): boolean =>
  /^\/(?:api|files|healthz|readyz|metrics)(?:\/|$)/.test(path);

const readable = (path: string): boolean => {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
};

/**
 * The address as the router takes it. It refuses a path with a malformed escape before anything could answer with a page:
 * of an address that is not the server's own such a path is read as it is written.
 */
export function routedUrl({ method, url = "/" }: { method?: string; url?: string }): string {
  const [path = "/"] = url.split("?", 1);
  if ((method !== "GET" && method !== "HEAD") || isServers(path) || readable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}
