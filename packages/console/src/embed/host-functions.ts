// What a host may call by name: `function` runs it and tells what came of it, `dispatcher` pushes to the topic of its name.
import { pushTold } from "../shared/notifications.ts";
import { placeOpens, refreshes } from "./host-options.ts";
import { filters, peopleWishes, periods, searches } from "./host-wishes.ts";
import { popupCloses, popupOpens } from "./popup.ts";

/** The product's topics that hosts may push to. Named here, so that they exist before the first message. */
export const hostFunctions: readonly string[] = [
  popupOpens,
  popupCloses,
  placeOpens,
  refreshes,
  searches,
  filters,
  peopleWishes,
  periods,
].map(({ name }) => name);

/** Throws what the host is told where nothing came of it. */
export function callFunction(name: string, told: unknown): true {
  if (!pushTold(name, told))
    throw new Error(`${name} cannot be done with that, or not where the console is now`);
  return true;
}
