// A bar of two to five options, one of them selected, for view settings that apply at once; native radio buttons.
import { cva, cx } from "class-variance-authority";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { useFormState } from "../state/useFormState.ts";

export interface Segment {
  value: string;
  label: string;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Shows only the icon; the label is its accessible name. */
  labelHidden?: boolean;
  disabled?: boolean;
}

export const segmentedControlSizes = ["sm", "md"] as const;
export type SegmentedControlSize = (typeof segmentedControlSizes)[number];

const segment = cva(
  [
    "relative flex min-w-0 flex-auto cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent text-center text-sm text-ink-muted select-none [&>svg]:size-4 [&>svg]:shrink-0",
    "transition-colors duration-fast hover:text-ink has-checked:border-line has-checked:bg-surface-raised has-checked:text-ink has-checked:shadow-raised",
    "has-disabled:cursor-not-allowed has-disabled:text-ink-muted has-[:checked:disabled]:bg-transparent has-[:checked:disabled]:shadow-none",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
    // Forced colours also paint a transparent border.
    "forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight] forced-colors:has-disabled:text-[GrayText] forced-colors:has-[:checked:disabled]:border-[GrayText]",
  ],
  {
    variants: {
      size: {
        sm: "min-h-7 px-2.5 py-0.5",
        md: "min-h-9 px-4 py-1",
      } satisfies Record<SegmentedControlSize, string>,
    },
  },
);

export interface SegmentedControlProps extends Omit<
  ComponentProps<"div">,
  "defaultValue" | "onChange"
> {
  /** Accessible name of the control. */
  label: string;
  /** Two to five options, in order. */
  segments: readonly Segment[];
  /** Value of the selected option; without it the control keeps its own state. */
  value?: string;
  /** Value of the initially selected option, when the control keeps its own state; by default the first option. */
  defaultValue?: string;
  /** Called with the newly selected value. */
  onValueChange?: (value: string) => void;
  /** Height of the whole bar: 36 or 44 px. */
  size?: SegmentedControlSize;
  /** Disables all options. */
  disabled?: boolean;
  /** Name of the value in the form data. */
  name?: string;
}

export function SegmentedControl({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  size = "md",
  disabled,
  name,
  className,
  ref,
  ...rest
}: SegmentedControlProps) {
  const generated = useId();
  const root = useRef<HTMLDivElement>(null);
  const [selected, select] = useFormState(
    root,
    value,
    defaultValue ?? segments[0]?.value ?? "",
    onValueChange,
  );
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...rest}
      ref={useComposedRefs(root, ref)}
      data-slot="segmented-control"
      data-size={size}
      className={cx(
        "inline-flex w-fit max-w-full flex-wrap gap-0.5 rounded-md border border-line bg-surface-sunken p-0.75",
        className,
      )}
    >
      {segments.map((one) => (
        <label key={one.value} data-slot="segment" className={segment({ size })}>
          <input
            type="radio"
            name={name ?? generated}
            value={one.value}
            disabled={disabled || one.disabled}
            checked={one.value === selected}
            onChange={() => select(one.value)}
            // Covers the segment's text, so that touch exploration finds the radio button.
            className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
          />
          {one.icon}
          <span className={one.labelHidden ? "sr-only" : "min-w-0 wrap-anywhere"}>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
