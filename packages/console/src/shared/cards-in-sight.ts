/** How many cards of a list are in sight at first on a wide screen: a row. Their pictures do not wait until they are scrolled to. */
export const cardsInSight = 3;
