// An amount of money as text: what was typed stays as typed, the form reads the number out of it.
import { cx } from "class-variance-authority";
import { useId } from "react";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName"
> {
  /** Symbol or code before the amount, such as "€" or "CHF"; screen readers hear it as a description. */
  currency: string;
  /** The amount as typed; a comma or a point may separate the decimals. */
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
