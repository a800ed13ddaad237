// Which cards of a list load their pictures at once, and which when they come near the viewport.
import type { CardProps } from "@lanyard/design-system";

/** How many cards are visible at first on a wide screen: one row. */
export const cardsInSight = 3;

/** The first card is visible on narrow screens too, so its picture loads with high priority. */
export function getBannerLoading(place: number): NonNullable<CardProps["bannerLoading"]> {
  if (place === 0) return "first";
  return place < cardsInSight ? "eager" : "lazy";
}
