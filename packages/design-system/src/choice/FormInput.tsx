// The form value of a Switch: Radix's hidden input, and whether the switch is in a form.
import { useCallback, useState, type ComponentProps } from "react";
import { cx } from "class-variance-authority";

/** Drops Radix's style attribute, because a strict Content-Security-Policy refuses it in server-rendered HTML. */
export function FormInput({ style: _refused, className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...rest}
      className={cx(
        "pointer-events-none absolute m-0 -translate-x-full opacity-0 rtl:translate-x-full",
        className,
      )}
    />
  );
}

/** Starts with true, because a server cannot know: a form submitted before hydration then includes the switch. */
export const useHasForm = () => {
  const [hasForm, setHasForm] = useState(true);
  const look = useCallback((control: HTMLButtonElement | null) => {
    if (control) setHasForm(control.form !== null);
  }, []);
  return { hasForm, look };
};
