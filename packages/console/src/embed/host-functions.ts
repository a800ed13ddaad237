// What a host may call by name: `function` runs it and tells what came of it, `dispatcher` pushes to the topic of its name.
import { pushTold } from "../shared/notifications.ts";
import { placeOpens, refreshes } from "./host-options.ts";
import { filters, peopleWishes, periods, searches } from "./host-wishes.ts";
import { formProblem, popupCloses, popupOpens } from "./popup.ts";

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

/** Whether there is such a function, and it could be done with that. */
export const isTaken = (name: string, told: unknown): boolean =>
  hostFunctions.includes(name) && pushTold(name, told);

/** Throws what the host is told where nothing came of it. */
export function callFunction(name: string, told: unknown): true {
  if (pushTold(name, told)) return true;
  const problem = name === popupOpens.name ? formProblem(told) : undefined;
  throw new Error(problem ?? `${name} cannot be done with that, or not where the console is now`);
}
