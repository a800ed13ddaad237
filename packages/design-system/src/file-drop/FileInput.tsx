// The native file input, transparent and placed over the visible button text, so that keyboard, screen reader and
// picker are the browser's own.
import type { Ref } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import type { FieldControlProps } from "../field/useField.ts";
import type { FilePicker } from "./useFilePicker.ts";

interface FileInputProps {
  ref?: Ref<HTMLElement>;
  picker: FilePicker;
  control: FieldControlProps;
  /** Added to the description of a required field, because a file input does not support `aria-required`. */
  requiredLabel?: string | undefined;
  name?: string | undefined;
  /** Accessible name of the input, unless its label element names it. */
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
        // Replaces the English `aria-label` of react-dropzone, which would override the field's label.
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
