// One input of a popup's form, rendered as the field of its type.
import { use, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
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
import { PopupContext } from "./popup-context.ts";

interface PopupInputFieldProps {
  readonly id: string;
  readonly input: PopupInput;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const asTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(asText).filter(Boolean) : [asText(value)].filter(Boolean);

function useComboboxTexts(): ComboboxTexts {
  const { t } = useTranslation("embed");
  const { t: tc } = useTranslation();
  return {
    open: t("form.open"),
    clear: t("form.clear"),
    remove: (name) => t("form.remove", { name }),
    removed: (name) => t("form.removed", { name }),
    count: (count) => t("form.count", { count }),
    none: t("form.none"),
    loading: t("form.loading"),
    failed: t("form.failed"),
    retry: tc("action.retry"),
  };
}

/** People, groups or activities, searched while the user types. */
function Searched({ id, input, value, error, onChange }: PopupInputFieldProps) {
  const { search } = use(PopupContext);
  const texts = useComboboxTexts();
  const field = {
    id,
    label: input.label ?? input.name,
    required: input.required,
    options: (words: string, signal: AbortSignal) => search(input, words, signal),
    texts,
    ...(input.placeholder && { placeholder: input.placeholder }),
    ...(error !== undefined && { error }),
    ...keyup(input, use(PopupContext).onInput),
  };
  return input.multiple ? (
    <Combobox multiple {...field} value={asTexts(value)} onValueChange={onChange} />
  ) : (
    <Combobox {...field} value={asTexts(value)[0] ?? ""} onValueChange={onChange} />
  );
}

const keyup = (
  { name, keyup_callback: callback }: PopupInput,
  onInput: (callback: string, name: string, value: unknown) => void,
): Pick<ComponentProps<"input">, "onKeyUp"> =>
  callback === undefined
    ? {}
    : {
        onKeyUp: ({ currentTarget }) => onInput(callback, name, currentTarget.value),
      };

export function PopupInputField(props: PopupInputFieldProps) {
  const { id, input, value, error, onChange } = props;
  const { t } = useTranslation("embed");
  const { onInput } = use(PopupContext);
  const { name, placeholder } = input;
  const field = {
    id,
    name,
    label: input.label ?? name,
    required: input.required,
    value: asText(value),
    ...(error !== undefined && { error }),
    ...(placeholder && { placeholder }),
  };
  const typed = {
    ...field,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  const keys = keyup(input, onInput);
  switch (input.type) {
    case "hidden":
      return null;
    case "people":
    case "groups":
    case "activities":
      return <Searched {...props} />;
    case "select":
      return (
        <Select
          {...typed}
          {...(input.keyup_callback !== undefined && {
            onKeyUp: ({ currentTarget }) =>
              onInput(input.keyup_callback ?? "", name, currentTarget.value),
          })}
          // The first option is a prompt that cannot be selected.
          placeholder={placeholder || t("form.choose")}
          options={input.options.map((option) => ({
            value: String(option.value),
            label: option.label,
          }))}
        />
      );
    case "date": {
      const { placeholder: _none, ...date } = typed as typeof typed & { placeholder?: string };
      // Hosts may send a time after the date.
      return <DateField {...date} {...keys} value={typed.value.slice(0, 10)} />;
    }
    case "number":
      return <NumberField {...typed} {...keys} />;
    case "textarea":
      return (
        <TextArea
          {...typed}
          {...(input.keyup_callback && {
            onKeyUp: ({ currentTarget }) =>
              onInput(input.keyup_callback ?? "", name, currentTarget.value),
          })}
        />
      );
    default:
      return <TextField {...typed} {...keys} />;
  }
}
