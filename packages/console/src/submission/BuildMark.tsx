// A ring for what is still to do, a tick for what is ready, and red for what was left wrong.
import { DangerIcon, SuccessIcon } from "@lanyard/design-system";
import type { Standing } from "./build-progress.ts";

const marks = {
  ready: <SuccessIcon className="size-4 text-success" />,
  open: <span className="block size-4 rounded-full border-2 border-line-strong" />,
  wrong: <DangerIcon className="size-4 text-danger" />,
} as const satisfies Record<Standing, unknown>;

/** Decorative: say the same in words. */
export const BuildMark = ({ standing }: { readonly standing: Standing }) => (
  <span aria-hidden="true" className="mt-0.5 inline-flex shrink-0">
    {marks[standing]}
  </span>
);
