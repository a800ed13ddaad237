// Asks the host to show a popup, as markup or an address in the bridge's message. The size is always `normal`.
import { popupSize } from "@lanyard/host-bridge/protocol";
import { allowedAddress, type HostOrigins } from "../host-origins.ts";
import type { HostLine } from "../host-line.ts";
import { loadMarkup } from "./load-markup.ts";
import { getHeight, type Popup } from "./popup.ts";

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The message's `html` or `url`; undefined if the address may not be shown. */
async function loadContent(popup: Popup, origins: HostOrigins) {
  if (popup.kind === "markup") return { html: popup.html };
  if (popup.kind === "form") return { html: "" };
  const address = allowedAddress(popup.address, origins);
  // The host may show addresses that the console may not: it decides that itself.
  if (popup.kind === "remote") return { url: address ?? popup.address };
  if (address === undefined) return undefined;
  if (popup.kind === "fetched")
    return { html: await loadMarkup(address, new AbortController().signal) };
  return {
    html: `<iframe src="${escape(address)}" style="width:100%;height:${getHeight(popup)};border:0"></iframe>`,
  };
}

export async function openAtHost(
  popup: Popup,
  origins: HostOrigins,
  line: Pick<HostLine, "send">,
  /** The error text, in the reader's language. */
  formatFailure: (address: string) => string,
): Promise<void> {
  try {
    const content = await loadContent(popup, origins);
    if (!content) throw new Error("Not an address that may be shown");
    const { title, callback } = popup;
    line.send({
      type: "popup.open",
      size: popupSize,
      ...content,
      config: { ...(title !== undefined && { title }), height: getHeight(popup) },
      ...(popup.kind === "form" && { data: popup.form }),
      ...(callback !== undefined && { callback }),
    });
  } catch {
    // Only popups with an address can fail.
    const address = "address" in popup ? popup.address : "";
    line.send({ type: "toast.alert", text: formatFailure(address) });
  }
}
