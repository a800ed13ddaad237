// A calendar day in the browser's own picker, which knows the reader's order of day and month.
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface DateFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName" | "placeholder"
> {
  /** Day as YYYY-MM-DD. */
  value?: string;
  /** Earliest day that can be picked, as YYYY-MM-DD. */
  min?: string;
  /** Latest day that can be picked, as YYYY-MM-DD. */
  max?: string;
}

export function DateField({ ...field }: DateFieldProps) {
  return <TextField {...field} type="date" inputClassName="tabular-nums" />;
}
