// /.well-known/security.txt (RFC 9116): whom to tell about a weakness.
import { languageCodes } from "@lanyard/contract";
import type { App } from "../call/app.ts";

/** How long what it says holds; whoever kept it longer has to ask again. */
const days = 180;

export function securityTextRoute(app: App): void {
  const path = "/.well-known/security.txt";
  const { supportEmail, publicUrl } = app.context.env;
  app.get(path, async (_request, reply) => {
    const expires = new Date(Date.now() + days * 86_400_000).toISOString();
    return reply
      .header("cache-control", "public, max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(
        `Contact: mailto:${supportEmail}\nExpires: ${expires}\nPreferred-Languages: ${languageCodes.join(", ")}\nCanonical: ${new URL(path, publicUrl).href}\n`,
      );
  });
}
