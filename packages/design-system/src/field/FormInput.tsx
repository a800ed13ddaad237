// What a form reads of a Switch: Radix's hidden input, and whether there is a form.
import { useCallback, useState, type ComponentProps } from "react";
import { cx } from "class-variance-authority";

/** Without the style attribute that Radix gives it: a strict policy refuses that in the HTML of a server. */
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

/** A server cannot know, and supposes so: what is sent before any script has run is whole. */
export const useHasForm = () => {
  const [hasForm, setHasForm] = useState(true);
  const look = useCallback((control: HTMLButtonElement | null) => {
    if (control) setHasForm(control.form !== null);
  }, []);
  return { hasForm, look };
};
