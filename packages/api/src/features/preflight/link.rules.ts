// Links that companies will follow: checks whether a server responds.
import { isUrl, type FieldByKind, type Finding } from "@lanyard/contract";
import { isPlainlyPrivate } from "../notify/public-address.rules.ts";
import { ForbiddenAddress } from "../notify/webhook.send.ts";
import { found } from "./finding.rules.ts";
import { statusOf } from "./link.send.ts";

type LinkField = FieldByKind<"url">;

/** A webhook receives messages, so its response to a request for a page does not matter. */
const isPage = (field: LinkField): boolean => field !== "webhook_url";

async function answerFrom(field: LinkField, url: string, ask: typeof statusOf) {
  try {
    const status = await ask(url);
    return isPage(field) && status >= 400 ? [found("link_failed", { field }, { status })] : [];
  } catch (error) {
    return [found(error instanceof ForbiddenAddress ? "link_private" : "link_silent", { field })];
  }
}

/** Finds nothing in an invalid link, because saving refuses it. */
export async function inspectLink(
  field: LinkField,
  url: string,
  ask: typeof statusOf = statusOf,
): Promise<readonly Finding[]> {
  if (!isUrl(url)) return [];
  if (isPlainlyPrivate(url)) return [found("link_private", { field })];
  const open = url.toLowerCase().startsWith("http:") ? [found("link_open", { field })] : [];
  return [...open, ...(await answerFrom(field, url, ask))];
}
