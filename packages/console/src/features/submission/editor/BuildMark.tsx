// The mark of a section or field: a ring if it is incomplete, a tick if it is ready, red if it has an error.
import { DangerIcon, SuccessIcon } from "@lanyard/design-system";
import type { SectionState } from "./build-progress.ts";

const marks = {
  ready: <SuccessIcon className="size-4 text-success" />,
  open: <span className="block size-4 rounded-full border-2 border-line-strong" />,
  wrong: <DangerIcon className="size-4 text-danger" />,
} as const satisfies Record<SectionState, unknown>;

/** Decorative: the caller has to say the same in text. */
export const BuildMark = ({ state }: { readonly state: SectionState }) => (
  <span aria-hidden="true" className="mt-0.5 inline-flex shrink-0">
    {marks[state]}
  </span>
);
