// The language menu: its button shows the language code, its list the name of each language in that language.
import { Button } from "../button/Button.tsx";
import type { NavLanguage } from "./nav.ts";
import { LateMenu, type LateMenuProps } from "../menu/LateMenu.tsx";

export interface LanguageMenuProps extends Pick<LateMenuProps, "onMissing"> {
  /** The languages and the current one. */
  language: NavLanguage;
}

export function LanguageMenu({ language, onMissing }: LanguageMenuProps) {
  const { label, value, options, onChange } = language;
  const selected = options.find((option) => option.value === value);
  return (
    <LateMenu
      onMissing={onMissing}
      label={label}
      trigger={
        <Button intent="quiet" className="px-2.5 last:-me-5">
          <span className="sr-only">{label}</span>{" "}
          <span className="uppercase">{value.replace(/-.*/, "")}</span>{" "}
          <span className="sr-only" lang={value}>
            {selected?.label}
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
