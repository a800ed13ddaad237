// A setting that is on or off.
import * as Radix from "@radix-ui/react-switch";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { ChoiceFrame } from "./ChoiceFrame.tsx";
import { useChoice } from "./useChoice.ts";
import type { FieldProps, FieldState } from "./useField.ts";

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
  const { control, choice } = useChoice(props);
  const look = looks[choice.state];
  return (
    <ChoiceFrame {...choice} label={props.label} labelClass="font-medium text-ink">
      <Radix.Root {...control} className={cx(track, look.track)}>
        <Radix.Thumb className={cx(thumb, look.thumb)} />
      </Radix.Root>
    </ChoiceFrame>
  );
}
