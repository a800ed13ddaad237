// A popup that the product or its host opens, and how a host's message is parsed into one.
import { readPopupForm, type PopupForm } from "@lanyard/host-bridge/popup-form";
import { topic } from "../../../components/host/notifications.ts";
import { isRecord } from "../is-record.ts";

interface Frame {
  readonly title?: string | undefined;
  /** A CSS length. */
  readonly height?: string | undefined;
  /** The name of the host's function that receives the popup's answer. */
  readonly callback?: string | undefined;
}
export type Popup = Frame &
  (
    | { readonly kind: "markup"; readonly html: string }
    /** A page of the host, framed in a part of the popup. */
    | { readonly kind: "page"; readonly address: string }
    /** Markup that is fetched from an address. */
    | { readonly kind: "fetched"; readonly address: string }
    /** Another page, which fills the popup. */
    | { readonly kind: "remote"; readonly address: string }
    | { readonly kind: "form"; readonly form: PopupForm }
  );

/** The default height of framed pages and markup. */
export const usualHeight = "50vh";
const remoteHeight = "70vh";

export const getHeight = ({ kind, height }: Popup): string =>
  height ?? (kind === "remote" ? remoteHeight : usualHeight);

/**
 * The height of the host's window: what the host says, else the part of the frame that it shows (useVisiblePart.ts). The
 * frame's own height is that of its content, where the host follows it.
 */
const visiblePart =
  "var(--host-height, calc(100dvh - var(--seen-top, 0px) - var(--seen-bottom, 0px)))";
const shareOfVisiblePart = (percent: number) => `${percent / 100} * ${visiblePart}`;
/** In percent of the host's window, so that the dialog's own parts fit around it. */
const most = 80;

/** The height in the console's own dialog: `vh` is a part of the host's window, and none is higher than that. */
export function getDialogHeight(popup: Popup): string {
  const height = getHeight(popup);
  const share = /^(.+)vh$/.exec(height)?.[1];
  return share === undefined
    ? `min(${height}, ${shareOfVisiblePart(most)})`
    : `calc(${shareOfVisiblePart(Math.min(Number(share), most))})`;
}

/** The highest lengths, by unit: those of a high window. */
const highest: Readonly<Record<string, number>> = { px: 4_000, vh: 100, rem: 250, em: 250 };

/** Accepts pixels or a single CSS length, so that nothing else gets into a style; too high ones become the highest. */
function readHeight(input: unknown): string | undefined {
  const text = typeof input === "number" ? `${input}px` : typeof input === "string" ? input : "";
  const [, count = "", unit = ""] = /^(\d+(?:\.\d{1,2})?)(px|vh|rem|em)$/.exec(text) ?? [];
  const value = Math.min(Number(count), highest[unit] ?? 0);
  return value > 0 ? `${value}${unit}` : undefined;
}

const readText = (input: unknown): string | undefined =>
  typeof input === "string" && input !== "" ? input : undefined;

/** Ignores the host's size: a popup's size is always `normal`. */
export function readPopup(input: unknown): Popup | undefined {
  if (!isRecord(input)) return undefined;
  const config = isRecord(input["config"]) ? input["config"] : {};
  const frame: Frame = {
    title: readText(input["title"]) ?? readText(config["title"]),
    height: readHeight(input["height"] ?? config["height"]),
    callback: readText(input["callback"]),
  };
  if (input["form"] !== undefined) {
    const result = readPopupForm(input["form"]);
    if ("dropped" in result) return undefined;
    const { form } = result;
    return { ...frame, title: form.title ?? frame.title, kind: "form", form };
  }
  const html = readText(input["html"]);
  if (html !== undefined) return { ...frame, kind: "markup", html };
  for (const [name, kind] of [
    ["page", "page"],
    ["load", "fetched"],
    ["url", "remote"],
  ] as const) {
    const address = readText(input[name]);
    if (address !== undefined) return { ...frame, kind, address };
  }
  return undefined;
}

/** Why a form cannot be parsed; undefined if there is no form or no problem. */
export function formProblem(input: unknown): string | undefined {
  if (!isRecord(input) || input["form"] === undefined) return undefined;
  const result = readPopupForm(input["form"]);
  return "dropped" in result ? result.detail : undefined;
}

/** Opens a popup; the product or the host may push it. */
export const popupOpens = topic<Popup>("popup.open", readPopup);
/** Closes the open popup; the value is its answer. */
export const popupCloses = topic<{ readonly answer?: unknown }>("popup.close", (answer) => ({
  answer,
}));
