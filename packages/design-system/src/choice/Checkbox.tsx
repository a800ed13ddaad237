// A yes-or-no choice that takes effect when the form is saved; a native checkbox, so keys and forms work as usual.
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cva } from "class-variance-authority";
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { CheckGlyph, MinusGlyph } from "../icon/glyphs.ts";
import { useFormReset } from "../state/useFormReset.ts";
import { ChoiceFrame } from "./ChoiceFrame.tsx";
import { useChoice } from "./useChoice.ts";
import type { FieldProps, FieldState } from "../field/useField.ts";

export interface CheckboxProps
  extends
    Omit<FieldProps, "label">,
    Omit<
      ComponentProps<"input">,
      keyof FieldProps | "checked" | "defaultChecked" | "type" | "children"
    > {
  /** What checking the box means; may contain a link. */
  label: ReactNode;
  /** Checked state, or "indeterminate" for a partly checked set; without it the box keeps its own state. */
  checked?: boolean | "indeterminate";
  /** The initial state, when the box keeps its own state. */
  defaultChecked?: boolean | "indeterminate";
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Keeps the box focusable but refuses changes. */
  readOnly?: boolean;
}

const filled =
  "border-line-strong bg-surface-raised enabled:checked:border-action enabled:checked:bg-action enabled:indeterminate:border-action enabled:indeterminate:bg-action";
const square = cva(
  [
    "peer relative col-start-1 row-start-1 size-5 appearance-none rounded-sm border transition-colors duration-fast",
    "after:absolute after:-inset-2.5 aria-invalid:border-danger",
    // Also applies inside a disabled fieldset.
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken forced-colors:disabled:border-[GrayText]",
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
const mark = cva(
  [
    "pointer-events-none invisible relative col-start-1 row-start-1 place-self-center peer-checked:visible peer-indeterminate:visible",
    "peer-disabled:text-ink-muted forced-colors:peer-disabled:text-[GrayText]",
  ],
  {
    variants: {
      state: {
        idle: "text-action-on",
        error: "text-action-on",
        disabled: "text-action-on",
        "read-only": "text-ink",
      } satisfies Record<FieldState, string>,
    },
  },
);

export function Checkbox({ label, ...field }: CheckboxProps) {
  const {
    control: { checked, onCheckedChange, onChange, onClick, ref, ...control },
    choice,
  } = useChoice({ label: "", ...field });
  const box = useRef<HTMLInputElement>(null);
  const first = useRef(checked);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = checked === "indeterminate";
  }, [checked]);
  useEffect(() => {
    // The box may have been clicked before React hydrated it.
    if (box.current && box.current.checked !== (checked === true))
      onCheckedChange(box.current.checked);
  });
  useFormReset(box, () => onCheckedChange(first.current));
  const { state } = choice;
  const Mark = checked === "indeterminate" ? MinusGlyph : CheckGlyph;
  return (
    <ChoiceFrame {...choice} label={label} labelClassName="text-ink">
      <span className="mt-2.5 grid size-5 shrink-0">
        <input
          {...control}
          ref={useComposedRefs(box, ref)}
          type="checkbox"
          checked={checked === true}
          onClick={(event) => {
            onClick?.(event);
            if (field.readOnly) event.preventDefault();
          }}
          onChange={(event) => {
            onChange?.(event);
            // A click clears `indeterminate` in the browser; restore it, because the page may keep the state as it is.
            event.currentTarget.indeterminate = checked === "indeterminate";
            onCheckedChange(event.currentTarget.checked);
          }}
          data-slot="control"
          className={square({ state })}
        />
        <span className={mark({ state })}>
          <Mark className="size-3.5 stroke-3" />
        </span>
      </span>
    </ChoiceFrame>
  );
}
