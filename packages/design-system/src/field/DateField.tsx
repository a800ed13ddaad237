// A calendar day in the browser's own picker, which knows the reader's order of day and month.
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface DateFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName" | "placeholder"
> {
  /** Day as YYYY-MM-DD. */
  value?: string;
  /** Earliest day that can be picked, as YYYY-MM-DD. As wide a type as that of a form library's `register()`. */
  min?: string | number;
  /** Latest day that can be picked, as YYYY-MM-DD. */
  max?: string | number;
}

/** Native props, handlers and ref land on the input, so `register("name")` of react-hook-form spreads onto it. */
export function DateField({ ...field }: DateFieldProps) {
  return <TextField {...field} type="date" inputClassName="tabular-nums" />;
}
