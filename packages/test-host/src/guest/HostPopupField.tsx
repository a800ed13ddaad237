// An input of a form in the host's popup.
import {
  Combobox,
  DateField,
  NumberField,
  Select,
  TextArea,
  TextField,
  type ComboboxTexts,
} from "@lanyard/design-system";
import type { PopupInput } from "@lanyard/host-bridge/popup-form";
import { searchDirectory } from "../host/directory.ts";

interface HostPopupFieldProps {
  readonly input: PopupInput;
  readonly value: unknown;
  readonly missing: boolean;
  readonly onChange: (value: unknown) => void;
}

const texts: ComboboxTexts = {
  open: "Show what there is",
  clear: "Clear",
  remove: (label) => `Remove ${label}`,
  removed: (label) => `${label} removed`,
  count: (count) => `${count} found`,
  none: "No matches",
  loading: "Searching",
  failed: "The search failed",
  retry: "Try again",
};
const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function HostPopupField({ input, value, missing, onChange }: HostPopupFieldProps) {
  const { name, label = name, placeholder, required, type, options, source } = input;
  const field = {
    label,
    required,
    ...(missing && { error: "Please fill this in." }),
  };
  const typed = {
    ...field,
    value: asText(value),
    ...(placeholder && { placeholder }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  if (type === "hidden") return null;
  if (source) {
    const searched = {
      ...field,
      texts,
      options: (words: string) => searchDirectory(source, words),
    };
    return input.multiple ? (
      <Combobox
        multiple
        {...searched}
        value={Array.isArray(value) ? value.map(asText) : []}
        onValueChange={onChange}
      />
    ) : (
      <Combobox {...searched} value={asText(value)} onValueChange={onChange} />
    );
  }
  if (type === "select")
    return (
      <Select
        {...typed}
        placeholder={placeholder || "Choose"}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      />
    );
  if (type === "date") {
    const { placeholder: _none, ...date } = typed as typeof typed & { placeholder?: string };
    return <DateField {...date} />;
  }
  if (type === "number") return <NumberField {...typed} />;
  return type === "textarea" ? <TextArea {...typed} /> : <TextField {...typed} />;
}
