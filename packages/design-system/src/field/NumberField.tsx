// A number without a currency: a count, a quantity, an amount with a unit.
import { cx } from "class-variance-authority";
import { useId } from "react";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName"
> {
  /** Unit after the number, such as "MB"; screen readers hear it as a description. */
  unit?: string;
}

export function NumberField({ unit, ...field }: NumberFieldProps) {
  const unitId = useId();
  return (
    <TextField
      inputMode="decimal"
      {...field}
      type="number"
      aria-describedby={cx(unit && unitId, field["aria-describedby"]) || undefined}
      // A scrolled page must not change the number under the pointer.
      onWheel={(event) => event.currentTarget.blur()}
      inputClassName="self-baseline tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      end={
        unit && (
          <span
            id={unitId}
            className="shrink-0 self-baseline whitespace-nowrap pe-3 text-base text-ink-muted sm:text-sm"
          >
            {unit}
          </span>
        )
      }
    />
  );
}
