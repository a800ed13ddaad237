// Links that companies will follow: checks whether a server responds.
import { isUrl, type FieldByKind, type Finding } from "@lanyard/contract";
import { isPlainlyPrivate } from "../webhook/public-address.rules.ts";
import { ForbiddenAddress } from "../webhook/webhook.send.ts";
import { createFinding } from "./finding.rules.ts";
import { fetchStatus } from "./link.send.ts";

type LinkField = FieldByKind<"url">;

/** A webhook receives messages, so its response to a request for a page does not matter. */
const isPage = (field: LinkField): boolean => field !== "webhook_url";

async function judgeLink(field: LinkField, url: string, ask: typeof fetchStatus) {
  try {
    const status = await ask(url);
    return isPage(field) && status >= 400
      ? [createFinding("link_failed", { field }, { status })]
      : [];
  } catch (error) {
    return [
      createFinding(error instanceof ForbiddenAddress ? "link_private" : "link_silent", { field }),
    ];
  }
}

/** Finds nothing in an invalid link, because saving refuses it. */
export async function inspectLink(
  field: LinkField,
  url: string,
  ask: typeof fetchStatus = fetchStatus,
): Promise<readonly Finding[]> {
  if (!isUrl(url)) return [];
  if (isPlainlyPrivate(url)) return [createFinding("link_private", { field })];
  const open = url.toLowerCase().startsWith("http:") ? [createFinding("link_open", { field })] : [];
  return [...open, ...(await judgeLink(field, url, ask))];
}
