// The area of FileDrop that accepts files, with its look during a drag.
import { cva, cx } from "class-variance-authority";
import { FileUp } from "../icon/drawings.ts";
import type { ComponentProps, ReactNode } from "react";
import type { DragState } from "./useFilePicker.ts";

const look = cva(
  [
    "relative flex flex-wrap items-center justify-center gap-x-1.5 gap-y-1 rounded-md border border-dashed px-4 text-center text-sm transition-colors duration-fast",
    // Also applies inside a disabled fieldset.
    "group/drop has-disabled:border-line! has-disabled:bg-surface-sunken!",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
  ],
  {
    variants: {
      drag: {
        none: "bg-surface-raised text-ink-muted hover:border-ink-muted",
        accept:
          "border-accent bg-accent-soft text-ink forced-colors:border-solid forced-colors:border-[Highlight]",
        reject: "border-danger bg-danger-soft text-danger forced-colors:border-solid",
      } satisfies Record<DragState, string>,
      invalid: { true: "border-danger", false: "border-line-strong" },
      compact: { true: "min-h-12 py-2", false: "min-h-28 py-6" },
    },
  },
);

interface DropZoneProps extends Omit<ComponentProps<"div">, "children"> {
  drag: DragState;
  invalid: boolean;
  /** Whether the area is small, because there are files below it. */
  compact: boolean;
  /** Id of the prompt, which describes the input. */
  promptId: string;
  /** Text that looks like a button; hidden during a drag. */
  action: string;
  prompt: string;
  /** The file input. */
  children: ReactNode;
}

export function DropZone({
  drag,
  invalid,
  compact,
  promptId,
  action,
  prompt,
  children,
  ...area
}: DropZoneProps) {
  return (
    <div
      {...area}
      data-slot="file-drop"
      data-state={drag}
      className={look({ drag, invalid: invalid && drag === "none", compact })}
    >
      <FileUp aria-hidden className={cx("size-5", !compact && "mb-1 basis-full")} />
      <span id={promptId} className="contents">
        {drag === "none" && (
          <span className="font-medium text-accent underline underline-offset-4 group-has-disabled/drop:text-inherit group-has-disabled/drop:no-underline">
            {action}
          </span>
        )}
        {/* Hidden on touch screens, where nobody can drag a file. */}
        <span className={cx(drag === "none" && "pointer-coarse:hidden")}>{prompt}</span>
      </span>
      {children}
    </div>
  );
}
