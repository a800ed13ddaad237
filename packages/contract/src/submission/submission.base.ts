// Determines which build of the product a build is compared with: the one that companies have.
import { onSale, released, type Status } from "./submission.lifecycle.ts";

interface Named {
  readonly submission_id: number;
  readonly status: Status;
}

/** How a build relates to the other builds of its product. */
export type BuildStanding<Build extends Named> =
  /** Companies do not have any build of the product yet. */
  | { readonly kind: "first" }
  /** The build is the one that companies have. */
  | { readonly kind: "current" }
  /** Another build has replaced it. */
  | { readonly kind: "past" }
  /** The build would replace `base`; `sold` is true when `base` is on sale now. */
  | { readonly kind: "update"; readonly base: Build; readonly sold: boolean };

const isOf = (statuses: readonly Status[], { status }: Named) => statuses.includes(status);

/**
 * `builds` are all builds of the product, newest first. Companies have the released build or, without one, the last
 * that was released.
 */
export function buildStanding<Build extends Named>(
  build: Named,
  builds: readonly Build[],
): BuildStanding<Build> {
  if (isOf(released, build)) return { kind: "current" };
  if (build.status === "superseded") return { kind: "past" };
  const others = builds.filter(({ submission_id }) => submission_id !== build.submission_id);
  const base =
    others.find((other) => isOf(released, other)) ??
    others.find(({ status }) => status === "superseded");
  return base ? { kind: "update", base, sold: isOf(onSale, base) } : { kind: "first" };
}
