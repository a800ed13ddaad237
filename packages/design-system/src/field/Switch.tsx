// A setting that is on or off.
import * as Radix from "@radix-ui/react-switch";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { FieldMessages, RequiredMark } from "./Field.tsx";
import { splitField, useField, type FieldProps, type FieldState } from "./useField.ts";

export interface SwitchProps
  extends
    FieldProps,
    Omit<
      ComponentProps<typeof Radix.Root>,
      keyof FieldProps | "checked" | "onCheckedChange" | "children" | "asChild"
    > {
  /** Whether it is on, where the application keeps that. */
  checked: boolean;
  /** Called with the state it should take. */
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps it focusable and refuses to change. */
  readOnly?: boolean;
}

const track = [
  "relative mt-2 h-6 w-10 shrink-0 rounded-full border transition-colors duration-fast",
  "after:absolute after:-inset-x-1 after:-inset-y-2 aria-invalid:border-danger! disabled:cursor-not-allowed",
];
const thumb = [
  "block size-4 translate-x-0.75 rounded-full transition-transform duration-fast",
  "data-[state=checked]:translate-x-4.75 rtl:-translate-x-0.75 rtl:data-[state=checked]:-translate-x-4.75",
];
const on = {
  track:
    "border-line-strong bg-surface-sunken data-[state=checked]:border-ink data-[state=checked]:bg-ink",
  thumb: "bg-line-strong data-[state=checked]:bg-surface-raised",
};
const looks: Record<FieldState, { track: string; thumb: string }> = {
  idle: on,
  error: on,
  disabled: { track: "border-line bg-surface-sunken", thumb: "bg-line-strong" },
  "read-only": {
    track: "border-line-strong bg-transparent",
    thumb: "bg-line-strong data-[state=checked]:bg-ink",
  },
};

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
        className={cx(track, looks[state].track)}
      >
        <Radix.Thumb className={cx(thumb, looks[state].thumb)} />
      </Radix.Root>
      <div className="min-w-0 pb-2">
        <div className="pt-2.5 text-sm">
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
