// The functions that a host may call by name: the `function` message runs one and reports the result, `dispatcher`
// pushes to the topic of that name.
import { pushValue } from "../../../components/host/notifications.ts";
import { hostMistake } from "../host-mistake.ts";
import { placeOpens, refreshes } from "../host-options.ts";
import { filters, peopleWishes, periods, searches } from "./host-requests.ts";
import { formProblem, popupCloses, popupOpens } from "../popup/popup.ts";

/** The topics that hosts may push to. Listing them here makes sure that they exist before the first message. */
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

/** Calls a function; returns whether it exists and accepted the value. */
export const isTaken = (name: string, input: unknown): boolean =>
  hostFunctions.includes(name) && pushValue(name, input);

/** What a host is told when a value reaches nothing. */
export const formatUnhandled = (name: string): string =>
  `${name} cannot be done with that, or not where the console is now`;

/** Calls a function; throws a message for the host if it did nothing. */
export function callFunction(name: string, input: unknown): true {
  if (pushValue(name, input)) return true;
  const problem = name === popupOpens.name ? formProblem(input) : undefined;
  throw hostMistake(problem ?? formatUnhandled(name));
}
