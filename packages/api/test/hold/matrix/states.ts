// Every state of a product, and every build of it that a call can target.
import type { Status } from "@lanyard/contract";
import { inProgress, released } from "../specification.ts";

export interface State {
  /** Statuses of the product's builds, oldest first. */
  readonly builds: readonly Status[];
  /** Index of the build that the call targets. */
  readonly aim: number;
}

const orNone = (list: readonly Status[]) => [[], ...list.map((status) => [status])];

/** At most one build is released and one in progress; older releases are superseded. */
const products: readonly (readonly Status[])[] = orNone(["superseded"])
  .flatMap((older) => orNone(released).map((one) => [...older, ...one]))
  .flatMap((older) => orNone(inProgress).map((one) => [...older, ...one]))
  .filter((builds) => builds.length > 0);

/** Every build of every product. */
export const aims: readonly State[] = products.flatMap((builds) =>
  builds.map((_status, aim) => ({ builds, aim })),
);
/** Every product, for calls that name no build. */
export const states: readonly State[] = products.map((builds) => ({
  builds,
  aim: builds.length - 1,
}));

export const aimed = ({ builds, aim }: State): Status => builds[aim]!;
export const onSale = ({ builds }: State): boolean => builds.includes("ready_for_sale");
/** Whether a build of the product is or was on sale. */
export const everApproved = ({ builds }: State): boolean =>
  builds.some((status) => status === "superseded" || released.includes(status));
/** Whether a build other than the targeted one is in progress. */
export const otherInProgress = ({ builds, aim }: State): boolean =>
  builds.some((status, at) => at !== aim && inProgress.includes(status));
export const nameOf = ({ builds, aim }: State): string =>
  builds.map((status, at) => (at === aim ? `[${status}]` : status)).join(" + ");
