// A text field for an amount of money; it keeps the text as typed, and the form parses the number.
import { cx } from "class-variance-authority";
import { useId } from "react";
import { TextField, type TextFieldProps } from "../field/TextField.tsx";

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName"
> {
  /** Symbol or code before the amount, such as "€" or "CHF"; screen readers read it as a description. */
  currency: string;
  /** The amount as typed, with a comma or a point before the decimals. */
  value?: string;
}

export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const currencyId = useId();
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      {...field}
      type="text"
      aria-describedby={cx(currencyId, field["aria-describedby"])}
      inputClassName="self-baseline ps-2! tabular-nums"
      start={
        <span
          id={currencyId}
          className="shrink-0 self-baseline whitespace-nowrap ps-3 text-base text-ink-muted sm:text-sm"
        >
          {currency}
        </span>
      }
    />
  );
}
