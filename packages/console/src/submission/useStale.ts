// A form of a build that has changed since it was filled: untouched it is filled anew, else a refused save asks which to keep.
import { useEffect, useState } from "react";
import type { ProductDetail } from "@lanyard/contract";
import type { CallFailure } from "../shared/send.ts";

interface StaleForm {
  /** The build as it was read last. */
  readonly detail: ProductDetail;
  readonly isDirty: boolean;
  /** When the build that the form is based on had last changed. */
  readonly loaded: string;
  readonly fill: (detail: ProductDetail) => void;
  /** Bases what was entered on another state of the build. */
  readonly rebase: (loaded: string) => void;
}

export function useStale({ detail, isDirty, loaded, fill, rebase }: StaleForm) {
  const [present, setPresent] = useState<ProductDetail>();
  useEffect(() => {
    if (!isDirty && detail.submission.submission_updadet_at > loaded) fill(detail);
  });
  return {
    asking: present !== undefined,
    /** Decides nothing: the next save is refused again. */
    later: () => setPresent(undefined),
    /** Asks, if that is why the save was refused and there is something to lose. */
    refused: ({ problems, build }: CallFailure) => {
      if (!build || !problems.some(({ key }) => key === "submission.stale")) return;
      if (isDirty) setPresent(build);
      else fill(build);
    },
    load: () => {
      if (present) fill(present);
      setPresent(undefined);
    },
    keep: () => {
      if (present) rebase(present.submission.submission_updadet_at);
      setPresent(undefined);
    },
  };
}

export type Stale = ReturnType<typeof useStale>;
