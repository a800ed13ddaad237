// The choice of language: its button says the code, its list names each language in itself.
import { Button } from "../button/Button.tsx";
import type { NavLanguage } from "./nav.ts";
import { LateMenu, type LateMenuProps } from "../menu/LateMenu.tsx";

export interface LanguageMenuProps extends Pick<LateMenuProps, "onMissing"> {
  /** The choice. */
  language: NavLanguage;
}

export function LanguageMenu({ language, onMissing }: LanguageMenuProps) {
  const { label, value, options, onChange } = language;
  const chosen = options.find((option) => option.value === value);
  return (
    <LateMenu
      onMissing={onMissing}
      label={label}
      trigger={
        <Button intent="quiet" className="px-2.5 last:-me-5">
          <span className="sr-only">{label}</span>{" "}
          <span className="uppercase">{value.replace(/-.*/, "")}</span>{" "}
          <span className="sr-only" lang={value}>
            {chosen?.label}
          </span>
        </Button>
      }
      items={options.map((option) => ({
        id: option.value,
        label: option.label,
        lang: option.value,
        checked: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
    />
  );
}
