// Which cards' pictures a list asks for at once, and which when they come near the window.
import type { CardProps } from "@lanyard/design-system";

/** How many cards of a list are in sight at first on a wide screen: a row. */
export const cardsInSight = 3;

/** A narrow screen shows the first card alone. */
export function bannerLoadingAt(place: number): NonNullable<CardProps["bannerLoading"]> {
  if (place === 0) return "first";
  return place < cardsInSight ? "eager" : "lazy";
}
