// Security headers for browsers, and a warning about forwarded addresses that are not trusted.
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { App } from "./app.ts";
import type { Trust } from "../connection/client.ts";

/** Headers that only concern pages; a script, a style sheet or a font does not need them. */
const ofPages: ReadonlySet<string> = new Set([
  "content-security-policy",
  "cross-origin-opener-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-frame-options",
]);
const isPart = (url: string) => /^\/assets\/[\w./~-]+\.(?:js|css|woff2|json)(?:\?|$)/.test(url);

export function secure(app: App): void {
  const { hostOrigins, publicUrl } = app.context.env;
  const hosts = ["'self'", ...hostOrigins];
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Dialogs insert a style element to lock the page's scrolling.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        // An embedded console fetches and frames URLs that its host names, from the hosts that may embed it.
        connectSrc: hosts,
        frameSrc: hosts,
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: hostOrigins.length > 0 ? hosts : ["'none'"],
      },
    },
    // `frame-ancestors` already says this, and can name more than one origin.
    frameguard: hostOrigins.length > 0 ? false : { action: "deny" },
    hsts: publicUrl.startsWith("https://")
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    // These headers are for Internet Explorer, Flash, XSS filters and shared `document.domain`, which current browsers do
    // not have or allow only on request.
    originAgentCluster: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // The headers are the same for every request, so they are computed once.
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  apply(response.req, response, () => undefined);
  const headers = response.getHeaders();
  const short = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofPages.has(name)));
  app.addHook("onRequest", (request, reply, next) => {
    void reply.headers(isPart(request.url) ? short : headers);
    next();
  });
}

/** Warns once when an untrusted proxy forwards addresses: all clients behind it count as one. */
export function watchProxies(app: App, trust: Trust): void {
  let warned = false;
  app.addHook("onRequest", (request, _reply, next) => {
    const nearest = request.socket.remoteAddress ?? "";
    if (!warned && request.headers["x-forwarded-for"] !== undefined && !trust(nearest, 0)) {
      warned = true;
      request.log.warn(
        { address: nearest },
        "X-Forwarded-For is ignored: the sender is not in TRUST_PROXY, so all clients behind it count as one",
      );
    }
    next();
  });
}
