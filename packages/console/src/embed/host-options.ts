// What a host has chosen for the console: where popups and toasts show, and which place is open.
import { topic } from "../shared/notifications.ts";

export type Showing = "inside" | "host";
export interface HostOptions {
  /** Who shows popups: a frame may be too small for them. */
  readonly popups: Showing;
  readonly toasts: Showing;
}

/** Toasts are the host's from its first answer on, popups where it says so. */
export const usualOptions: HostOptions = { popups: "inside", toasts: "host" };

export const readOption = (id: unknown, value: unknown): Partial<HostOptions> =>
  (id === "popups" || id === "toasts") && (value === "inside" || value === "host")
    ? { [id]: value }
    : {};

/** Places that a host may open by their names. */
export const placeNames = ["store", "apps", "licenses", "people", "receipts"] as const;
export type PlaceName = (typeof placeNames)[number];

const isPlace = (value: unknown): value is PlaceName =>
  (placeNames as readonly unknown[]).includes(value);

export type Place = PlaceName | { readonly product: number };

/** A place's name, or the product whose page it is. */
export function readPlace(told: unknown): Place | undefined {
  if (isPlace(told)) return told;
  if (typeof told !== "object" || told === null) return undefined;
  const { place, product_id: product } = told as Readonly<Record<string, unknown>>;
  if (isPlace(place)) return place;
  const id = typeof product === "string" || typeof product === "number" ? Number(product) : 0;
  return Number.isSafeInteger(id) && id > 0 ? { product: id } : undefined;
}

/** Goes to a place. */
export const placeOpens = topic<Place>("open", readPlace);
/** Reads everything from the server again. */
export const refreshes = topic<true>("refresh", () => true);
