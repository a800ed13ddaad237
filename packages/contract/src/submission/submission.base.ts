// Which build of its product a build is compared with: the one that companies have.
import { onSale, released, type Status } from "./submission.lifecycle.ts";

interface Named {
  readonly submission_id: number;
  readonly status: Status;
}

/** What a build is beside the others of its product. */
export type BuildStanding<Build extends Named> =
  /** Companies have nothing of the product yet. */
  | { readonly kind: "first" }
  /** It is itself the one that companies have. */
  | { readonly kind: "current" }
  /** Another one has taken its place. */
  | { readonly kind: "past" }
  /** It would take the place of `base`; `sold` when that is on sale now. */
  | { readonly kind: "update"; readonly base: Build; readonly sold: boolean };

const isOf = (statuses: readonly Status[], { status }: Named) => statuses.includes(status);

/** `builds` are those of its product, newest first. Companies have the released one or, without it, the last that was. */
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
