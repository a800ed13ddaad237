// Which paths are the server's own, and paths with a malformed escape: a browser that opens one gets a page.

/** Whether a path is the server's own: an unknown one is a 404, not a page of the console. */
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
 * The URL for the router. The router would refuse a path with a malformed escape before a page could be sent, so the
 * percent signs of such a path are escaped, unless it is the server's own.
 */
export function routedUrl({ method, url = "/" }: { method?: string; url?: string }): string {
  const [path = "/"] = url.split("?", 1);
  if ((method !== "GET" && method !== "HEAD") || isServers(path) || readable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}
