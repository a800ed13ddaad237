// A calendar day, entered in the browser's date picker in the reader's own format.
import { TextField, type TextFieldProps } from "../field/TextField.tsx";

export interface DateFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName" | "placeholder"
> {
  /** Day as YYYY-MM-DD. */
  value?: string;
  /**
   * Earliest day that can be picked, as YYYY-MM-DD; the type also fits the return value of a form library's
   * `register()`.
   */
  min?: string | number;
  /** Latest day that can be picked, as YYYY-MM-DD. */
  max?: string | number;
}

/** Native props, event handlers and `ref` go to the input, so it accepts `{...register("name")}` of react-hook-form. */
export function DateField({ ...field }: DateFieldProps) {
  return <TextField {...field} type="date" inputClassName="tabular-nums" />;
}
