// Makes the same call for several items, one after the other: a refused item does not stop the others.
import { CallFailure } from "./send.ts";

export interface Refused<Item> {
  readonly item: Item;
  readonly failure: CallFailure;
}

/**
 * Statuses that refuse a single item; after any other failure, such as a lost network or an ended session, the next
 * call would fail as well.
 */
const ofOne: readonly number[] = [404, 409, 422];

/**
 * Reports each item as done or refused. Throws the call's failure if there is only one item, or if the next calls would
 * fail as well; what was reported before stays true.
 */
export async function inTurn<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  onDone: (item: Item) => void,
  onRefused: (refused: Refused<Item>) => void,
): Promise<void> {
  for (const item of items)
    try {
      await send(item);
      onDone(item);
    } catch (failure) {
      const passes = failure instanceof CallFailure && ofOne.includes(failure.status);
      if (!passes || items.length === 1) throw failure;
      onRefused({ item, failure });
    }
}
