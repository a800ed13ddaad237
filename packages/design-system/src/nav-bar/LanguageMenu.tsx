// The choice of language, each language named in itself.
import { Button } from "../button/Button.tsx";
import { GlobeGlyph } from "../icon/glyphs.tsx";
import type { NavLanguage } from "./nav.ts";
import { NavMenu, type NavMenuProps } from "./NavMenu.tsx";

export interface LanguageMenuProps extends Pick<NavMenuProps, "onMissing"> {
  /** The choice. */
  language: NavLanguage;
}

export function LanguageMenu({ language, onMissing }: LanguageMenuProps) {
  const { label, value, options, onChange } = language;
  const chosen = options.find((option) => option.value === value);
  return (
    <NavMenu
      onMissing={onMissing}
      label={label}
      trigger={
        <Button intent="quiet" icon={<GlobeGlyph />}>
          <span className="sr-only">{label}</span>{" "}
          <span lang={value}>{chosen?.label ?? value}</span>
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
