// The host's options for the console: where popups and toasts show, and which place is open.
import { topic } from "../../components/host/notifications.ts";

export type Showing = "inside" | "host";
export interface HostOptions {
  /** Who shows popups: a frame may be too small for them. */
  readonly popups: Showing;
  readonly toasts: Showing;
}

/** By default the host shows toasts, and the console shows popups. */
export const usualOptions: HostOptions = { popups: "inside", toasts: "host" };

export const readOption = (id: unknown, value: unknown): Partial<HostOptions> | undefined =>
  (id === "popups" || id === "toasts") && (value === "inside" || value === "host")
    ? { [id]: value }
    : undefined;

/** The places that a host may open by name. */
export const placeNames = ["store", "apps", "licenses", "people", "receipts"] as const;
export type PlaceName = (typeof placeNames)[number];

const isPlace = (value: unknown): value is PlaceName =>
  (placeNames as readonly unknown[]).includes(value);

export type Place = PlaceName | { readonly product: number };

/** Reads a place's name, or the id of the product whose page to open. */
export function readPlace(input: unknown): Place | undefined {
  if (isPlace(input)) return input;
  if (typeof input !== "object" || input === null) return undefined;
  const { place, product_id: product } = input as Readonly<Record<string, unknown>>;
  if (isPlace(place)) return place;
  const id = typeof product === "string" || typeof product === "number" ? Number(product) : 0;
  return Number.isSafeInteger(id) && id > 0 ? { product: id } : undefined;
}

/** Navigates to a place. */
export const placeOpens = topic<Place>("open", readPlace);
/** Fetches all data again. */
export const refreshes = topic<true>("refresh", () => true);
