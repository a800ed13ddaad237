// The native file input, invisible over what looks like the button: keyboard, screen reader and picker are the browser's.
import type { Ref } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import type { FieldControlProps } from "../field/useField.ts";
import type { FilePicker } from "./useFilePicker.ts";

interface FileInputProps {
  ref?: Ref<HTMLElement>;
  picker: FilePicker;
  control: FieldControlProps;
  /** Part of the description of a required field: a file input has no attribute for it. */
  requiredLabel?: string | undefined;
  name?: string | undefined;
  /** Name of the input where it is not the label element that points at it. */
  label?: string | undefined;
}

export function FileInput({ ref, picker, control, requiredLabel, name, label }: FileInputProps) {
  const inputRef = useComposedRefs(picker.inputRef, ref);
  const { "aria-required": required, "aria-describedby": described, ...wiring } = control;
  const requiredId = required && requiredLabel ? `${control.id}-required` : undefined;
  return (
    <>
      <input
        {...picker.inputProps}
        {...wiring}
        // The picker's own words, in English, would take the place of the field's label.
        aria-label={label}
        ref={inputRef}
        name={name}
        aria-describedby={[requiredId, described].filter(Boolean).join(" ") || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {requiredId && (
        <span id={requiredId} hidden>
          {requiredLabel}
        </span>
      )}
    </>
  );
}
