// The host's own page as its guest sees it: named elements and inputs, and how messages change them.
import type { GuestMessage } from "@lanyard/host-bridge/host";

export interface PageElement {
  readonly text: string;
  readonly visible: boolean;
}
export interface HostPage {
  readonly elements: Readonly<Record<string, PageElement>>;
  readonly inputs: Readonly<Record<string, string>>;
  /** The popup that the guest opened, while it is open. */
  readonly popup: GuestMessage<"popup.open"> | undefined;
  /** The height that the guest reported, in CSS pixels. */
  readonly height: number;
}

export const firstPage: HostPage = {
  elements: {
    title: { text: "Apps", visible: true },
    notice: { text: "The canteen is closed on Friday.", visible: true },
    backdrop: { text: "", visible: false },
  },
  inputs: { name: "Anna Conti", badge: "A-1042", department: "Reception" },
  popup: undefined,
  height: 600,
};

/** The largest height of the frame, within what browsers can render. */
const highest = 20_000;
/** The page keeps at most this many elements, however many a guest names. */
const mostNames = 50;

const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

function setEntry<Value>(
  all: Readonly<Record<string, Value>>,
  id: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const isNew = !Object.hasOwn(all, id);
  if (isNew && Object.keys(all).length >= mostNames) return all;
  return { ...all, [id]: value };
}

const getElement = ({ elements }: HostPage, id: string): PageElement =>
  (Object.hasOwn(elements, id) ? elements[id] : undefined) ?? { text: "", visible: true };

/** The page after a message; the same object if nothing changes. */
export function changed(page: HostPage, message: GuestMessage): HostPage {
  switch (message.type) {
    case "set.element": {
      const id = String(message.id);
      const element = { ...getElement(page, id), text: asText(message.value) };
      return { ...page, elements: setEntry(page.elements, id, element) };
    }
    case "show.element":
    case "hide.element": {
      const id = String(message.id);
      const element = { ...getElement(page, id), visible: message.type === "show.element" };
      return { ...page, elements: setEntry(page.elements, id, element) };
    }
    case "set.input":
      return { ...page, inputs: setEntry(page.inputs, String(message.id), asText(message.value)) };
    case "popup.open":
      return { ...page, popup: message };
    case "popup.close":
      return { ...page, popup: undefined };
    case "app.height":
      return { ...page, height: Math.min(highest, Math.max(0, message.height)) };
    default:
      return page;
  }
}

/** The answer to `get.element` and `get.input`. Throws when there is no such element or input. */
export function readValue(page: HostPage, what: "element" | "input", id: string): string {
  const value =
    what === "element"
      ? Object.hasOwn(page.elements, id) && getElement(page, id).text
      : Object.hasOwn(page.inputs, id) && page.inputs[id];
  if (typeof value !== "string")
    throw new DOMException(`There is no ${what} ${id.slice(0, 60)}`, "OperationError");
  return value;
}
