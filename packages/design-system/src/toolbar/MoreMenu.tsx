// A menu of rarely used actions behind three dots, whose list is loaded when the pointer or the focus reaches the
// button.
import { IconButton } from "../button/IconButton.tsx";
import { MoreGlyph } from "../icon/glyphs.ts";
import { LateMenu } from "../menu/LateMenu.tsx";
import type { MenuItem } from "../menu/MenuEntry.tsx";

export interface MoreActions {
  /** Name of the button and of its list, e.g. "More actions". */
  label: string;
  /** The actions, in order. */
  items: readonly MenuItem[];
  /** Called when the list cannot be loaded; offer to reload the page. */
  onMissing?: () => void;
  /** Disables the button, e.g. while another action is running. */
  disabled?: boolean;
}

/** Renders nothing without items. */
export function MoreMenu({ label, items, onMissing, disabled }: MoreActions) {
  if (items.length === 0) return null;
  return (
    <LateMenu
      label={label}
      items={items}
      align="end"
      onMissing={onMissing}
      trigger={
        <IconButton
          intent="secondary"
          label={label}
          disabled={disabled}
          icon={<MoreGlyph className="size-4 stroke-3" />}
        />
      }
    />
  );
}
