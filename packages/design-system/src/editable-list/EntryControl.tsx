// The input or select that adds an entry to an EditableList.
import { cx } from "class-variance-authority";
import { ChevronDown } from "../icon/drawings.ts";
import type { KeyboardEvent, Ref } from "react";
import { ControlBox, controlClass } from "../field/ControlBox.tsx";
import type { FieldAttributes, FieldControlProps } from "../field/useField.ts";

export interface EntryOption {
  value: string;
  label: string;
}

/** Type of the text input. */
export type EntryType = "text" | "email" | "url";

interface EntryControlProps {
  ref: Ref<HTMLInputElement & HTMLSelectElement>;
  /** Other attributes of the control; their event handlers are called as well. */
  native: Omit<FieldAttributes, "ref">;
  wiring: FieldControlProps;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  options?: readonly EntryOption[] | undefined;
  inputType: EntryType;
  placeholder?: string | undefined;
  disabled: boolean;
}

export function EntryControl({
  ref,
  native,
  wiring,
  value,
  onChange,
  onEnter,
  options,
  inputType,
  placeholder,
  disabled,
}: EntryControlProps) {
  const shared = { ...native, ...wiring, ref, value, disabled, "data-slot": "control" };
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    native.onKeyDown?.(event);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter would otherwise submit the form around the list.
    event.preventDefault();
    onEnter();
  };
  if (!options)
    return (
      <ControlBox>
        <input
          {...shared}
          type={inputType}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={enter}
          className={cx(controlClass, "h-9.5")}
        />
      </ControlBox>
    );
  return (
    <ControlBox
      end={
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-3 top-3 size-4 text-ink-muted"
        />
      }
    >
      <select
        {...shared}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={enter}
        className={cx(
          controlClass,
          "h-9.5 appearance-none truncate pe-9!",
          value === "" && "text-ink-muted!",
        )}
      >
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </ControlBox>
  );
}
