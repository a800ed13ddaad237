// A yes-or-no choice that takes effect when the form is saved.
import * as Radix from "@radix-ui/react-checkbox";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cva } from "class-variance-authority";
import { Check, Minus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { ChoiceFrame } from "./ChoiceFrame.tsx";
import { FormInput, useHasForm } from "./FormInput.tsx";
import { useChoice } from "./useChoice.ts";
import type { FieldProps, FieldState } from "./useField.ts";

export interface CheckboxProps
  extends
    Omit<FieldProps, "label">,
    Omit<
      ComponentProps<"button">,
      keyof FieldProps | "checked" | "defaultChecked" | "onCheckedChange" | "children"
    > {
  /** What checking it means; may hold a link. */
  label: ReactNode;
  /** Checked, or "indeterminate" for a partly checked set; without it the box keeps its own state. */
  checked?: boolean | "indeterminate";
  /** Its state at first, when it keeps its own. */
  defaultChecked?: boolean | "indeterminate";
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps it focusable and refuses to change. */
  readOnly?: boolean;
}

const filled =
  "border-line-strong bg-surface-raised text-action-on enabled:data-[state=checked]:border-action enabled:data-[state=checked]:bg-action enabled:data-[state=indeterminate]:border-action enabled:data-[state=indeterminate]:bg-action";
const square = cva(
  [
    "relative mt-2.5 grid size-5 shrink-0 place-items-center rounded-sm border transition-colors duration-fast",
    "after:absolute after:-inset-2.5 aria-invalid:border-danger",
    // Also in a fieldset that is disabled.
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted",
  ],
  {
    variants: {
      state: {
        idle: filled,
        error: filled,
        disabled: filled,
        "read-only": "border-line-strong bg-transparent text-ink",
      } satisfies Record<FieldState, string>,
    },
  },
);

/** Without the style attribute of Radix's own, as FormInput. */
function Mark({ style: _refused, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className="pointer-events-none" />;
}

export function Checkbox({ label, ...field }: CheckboxProps) {
  const {
    control: { checked, onCheckedChange, name, value, form, disabled, ref, ...control },
    choice,
  } = useChoice({ label: "", ...field });
  const { hasForm, look } = useHasForm();
  return (
    <ChoiceFrame {...choice} label={label} labelClassName="text-ink">
      <Radix.unstable_Provider {...{ checked, onCheckedChange, name, value, form, disabled }}>
        <Radix.unstable_Trigger
          {...control}
          ref={useComposedRefs(look, ref)}
          className={square({ state: choice.state })}
        >
          <Radix.Indicator asChild>
            <Mark>
              {checked === "indeterminate" ? (
                <Minus aria-hidden className="size-3.5" strokeWidth={3} />
              ) : (
                <Check aria-hidden className="size-3.5" strokeWidth={3} />
              )}
            </Mark>
          </Radix.Indicator>
        </Radix.unstable_Trigger>
        {hasForm && (
          <Radix.unstable_BubbleInput asChild>
            <FormInput className="size-5" />
          </Radix.unstable_BubbleInput>
        )}
      </Radix.unstable_Provider>
    </ChoiceFrame>
  );
}
