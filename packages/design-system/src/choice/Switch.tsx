// A setting that is on or off.
import * as Radix from "@radix-ui/react-switch";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { ChoiceFrame } from "./ChoiceFrame.tsx";
import { FormInput, useHasForm } from "./FormInput.tsx";
import { useChoice } from "./useChoice.ts";
import type { FieldProps, FieldState } from "../field/useField.ts";

export interface SwitchProps
  extends
    FieldProps,
    Omit<
      ComponentProps<"button">,
      keyof FieldProps | "checked" | "defaultChecked" | "onCheckedChange" | "children"
    > {
  /** Whether the switch is on; without it the switch keeps its own state. */
  checked?: boolean;
  /** The initial state, when the switch keeps its own state. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps the switch focusable but refuses changes. */
  readOnly?: boolean;
}

const filled =
  "border-line-strong bg-surface-sunken enabled:data-[state=checked]:border-action enabled:data-[state=checked]:bg-action";
const track = cva(
  [
    "group/track relative mt-2 h-6 w-10 shrink-0 rounded-full border transition-colors duration-fast",
    "after:absolute after:-inset-x-1 after:-inset-y-2 aria-invalid:border-danger! disabled:cursor-not-allowed disabled:border-line",
    "forced-colors:enabled:data-[state=checked]:border-[Highlight] forced-colors:enabled:data-[state=checked]:bg-[Highlight]",
    "forced-colors:disabled:border-[GrayText] forced-colors:disabled:data-[state=checked]:bg-[GrayText]",
  ],
  {
    variants: {
      state: {
        idle: filled,
        error: filled,
        disabled: filled,
        "read-only": "border-line-strong bg-transparent",
      } satisfies Record<FieldState, string>,
    },
  },
);
const lit = "bg-line-strong group-enabled/track:data-[state=checked]:bg-action-on";
const thumb = cva(
  [
    "block size-4 translate-x-0.75 rounded-circle transition-transform duration-fast",
    "data-[state=checked]:translate-x-4.75 rtl:-translate-x-0.75 rtl:data-[state=checked]:-translate-x-4.75",
    "forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]",
    "forced-colors:group-disabled/track:bg-[GrayText] forced-colors:group-disabled/track:data-[state=checked]:bg-[Canvas]",
  ],
  {
    variants: {
      state: {
        idle: lit,
        error: lit,
        disabled: lit,
        "read-only": "bg-line-strong data-[state=checked]:bg-ink",
      } satisfies Record<FieldState, string>,
    },
  },
);

export function Switch({ label, ...field }: SwitchProps) {
  const {
    control: { checked, onCheckedChange, name, value, form, disabled, ref, ...control },
    choice,
  } = useChoice({ label, ...field });
  const { state } = choice;
  const { hasForm, look } = useHasForm();
  return (
    <ChoiceFrame {...choice} label={label} labelClassName="font-medium text-ink">
      <Radix.unstable_Provider
        {...{ onCheckedChange, name, value, form, disabled }}
        checked={checked === true}
      >
        <Radix.unstable_Trigger
          {...control}
          ref={useComposedRefs(look, ref)}
          className={track({ state })}
        >
          <Radix.Thumb className={thumb({ state })} />
        </Radix.unstable_Trigger>
        {hasForm && (
          <Radix.unstable_BubbleInput asChild>
            <FormInput className="h-6 w-10" />
          </Radix.unstable_BubbleInput>
        )}
      </Radix.unstable_Provider>
    </ChoiceFrame>
  );
}
