// The outlined box around a native control, with room for content before and after it.
import { cx } from "class-variance-authority";
import type { ReactNode, Ref } from "react";

const box = [
  "relative flex w-full items-stretch overflow-hidden rounded-md border text-ink",
  "transition-colors duration-fast",
  "has-[[data-slot=control]:focus-visible]:border-accent has-[[data-slot=control]:focus-visible]:outline-2",
  "has-[[data-slot=control]:focus-visible]:-outline-offset-1 has-[[data-slot=control]:focus-visible]:outline-accent",
  "has-aria-invalid:border-danger",
  "has-[[data-slot=control]:disabled]:border-line has-[[data-slot=control]:disabled]:bg-surface-sunken",
  "has-[[data-slot=control]:disabled]:text-ink-muted",
];

const open = "border-line-strong bg-surface-raised hover:border-ink-muted";
/** Read-only: the value can be read and copied, but not changed. */
const quiet = "border-line bg-transparent";

/** Class of the control inside the box. A font size of 16 px on phones keeps iOS from zooming in on focus. */
export const controlClass = cx(
  "min-w-0 flex-1 bg-transparent px-3 text-base text-inherit outline-none sm:text-sm",
  "text-ellipsis placeholder:text-ink-muted disabled:cursor-not-allowed",
);

interface ControlBoxProps {
  ref?: Ref<HTMLDivElement>;
  /** Content before the control, such as an icon or a currency. */
  start?: ReactNode;
  /** Content after the control, such as a unit or a button. */
  end?: ReactNode;
  /** Draws a quiet outline, for a value that can be read and copied, but not changed. */
  readOnly?: boolean | undefined;
  /** The native control, with data-slot="control". */
  children: ReactNode;
}

export function ControlBox({ ref, start, end, readOnly, children }: ControlBoxProps) {
  return (
    <div ref={ref} data-slot="control-box" className={cx(box, readOnly ? quiet : open)}>
      {start}
      {children}
      {end}
    </div>
  );
}
