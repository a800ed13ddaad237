// Determines which build of the product a build is compared with: the one that companies have.
import { onSale, released, type Status } from "./submission.lifecycle.ts";

interface ComparableBuild {
  readonly submission_id: number;
  readonly status: Status;
}

/** How a build relates to the other builds of its product. */
export type BuildRelation<Build extends ComparableBuild> =
  /** Companies do not have any build of the product yet. */
  | { readonly kind: "first" }
  /** The build is the one that companies have. */
  | { readonly kind: "current" }
  /** Another build has replaced it. */
  | { readonly kind: "past" }
  /** The build would replace `base`; `sold` is true when `base` is on sale now. */
  | { readonly kind: "update"; readonly base: Build; readonly sold: boolean };

const hasStatus = (statuses: readonly Status[], { status }: ComparableBuild) =>
  statuses.includes(status);

/**
 * `builds` are all builds of the product, newest first. Companies have the released build or, without one, the last
 * that was released.
 */
export function getBuildRelation<Build extends ComparableBuild>(
  build: ComparableBuild,
  builds: readonly Build[],
): BuildRelation<Build> {
  if (hasStatus(released, build)) return { kind: "current" };
  if (build.status === "superseded") return { kind: "past" };
  const others = builds.filter(({ submission_id }) => submission_id !== build.submission_id);
  const base =
    others.find((other) => hasStatus(released, other)) ??
    others.find(({ status }) => status === "superseded");
  return base ? { kind: "update", base, sold: hasStatus(onSale, base) } : { kind: "first" };
}
