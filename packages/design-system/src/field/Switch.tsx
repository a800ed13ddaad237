// A setting that is on or off.
import * as Radix from "@radix-ui/react-switch";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { FieldMessages, RequiredMark } from "./Field.tsx";
import { splitField, useField, type FieldProps } from "./useField.ts";

export interface SwitchProps
  extends
    FieldProps,
    Omit<
      ComponentProps<typeof Radix.Root>,
      keyof FieldProps | "checked" | "onCheckedChange" | "children" | "asChild"
    > {
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps it focusable and refuses to change. */
  readOnly?: boolean;
}

const track = [
  "group relative mt-2 h-6 w-10 shrink-0 rounded-full border border-line-strong bg-surface-sunken transition-colors duration-fast",
  "after:absolute after:-inset-x-1 after:-inset-y-2 data-[state=checked]:border-ink data-[state=checked]:bg-ink",
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken",
];
const thumb = [
  "block size-4 translate-x-0.75 rounded-full bg-line-strong transition-transform duration-fast",
  "data-[state=checked]:translate-x-4.75 data-[state=checked]:bg-surface-raised group-disabled:bg-line!",
  "rtl:-translate-x-0.75 rtl:data-[state=checked]:-translate-x-4.75",
];

export function Switch(props: SwitchProps) {
  const { frame, control } = splitField(props);
  const {
    checked,
    onCheckedChange,
    readOnly,
    "aria-describedby": describedBy,
    ...native
  } = control;
  const {
    control: wiring,
    errorId,
    hintId,
    state,
  } = useField(frame, { disabled: native.disabled, readOnly, describedBy });
  return (
    <div data-slot="field" data-state={state} className={cx("flex min-w-0 gap-3", frame.className)}>
      <Radix.Root
        {...native}
        {...wiring}
        checked={checked}
        aria-readonly={readOnly || undefined}
        onCheckedChange={(next) => !readOnly && onCheckedChange?.(next)}
        className={cx(track, readOnly && "border-dashed")}
      >
        <Radix.Thumb className={cx(thumb)} />
      </Radix.Root>
      <div className="min-w-0 pb-2">
        <div className="flex items-baseline gap-2 pt-2.5 text-sm">
          <label
            htmlFor={wiring.id}
            className={cx(
              native.disabled ? "cursor-not-allowed text-ink-muted" : "font-medium text-ink",
              frame.labelHidden && "sr-only",
            )}
          >
            {frame.label}
          </label>
          {frame.required && !frame.labelHidden && <RequiredMark label={frame.requiredLabel} />}
        </div>
        <div className="-mt-1">
          <FieldMessages error={frame.error} errorId={errorId} hint={frame.hint} hintId={hintId} />
        </div>
      </div>
    </div>
  );
}
