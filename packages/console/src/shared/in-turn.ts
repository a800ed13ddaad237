// The same call about several, one after the other: who is refused does not keep it from the others, and is named at the end.
import { CallFailure } from "./send.ts";

export interface Refused<Item> {
  readonly item: Item;
  readonly failure: CallFailure;
}

/** What one is refused for; after anything else, as a broken line or the end of the session, the next would fail as well. */
const ofOne: readonly number[] = [404, 409, 422];

/**
 * Resolves to those that were refused. Of one alone, and where the next would fail as well, it throws as the call does:
 * what was done before, `onDone` was told, stays done.
 */
export async function inTurn<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  onDone: (item: Item) => void,
): Promise<Refused<Item>[]> {
  const refused: Refused<Item>[] = [];
  for (const item of items)
    try {
      await send(item);
      onDone(item);
    } catch (failure) {
      const passes = failure instanceof CallFailure && ofOne.includes(failure.status);
      if (!passes || items.length === 1) throw failure;
      refused.push({ item, failure });
    }
  return refused;
}
