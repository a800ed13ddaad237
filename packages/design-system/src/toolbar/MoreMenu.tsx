// What is done seldom, behind three dots beside the buttons. The list is fetched when somebody comes near.
import { IconButton } from "../button/IconButton.tsx";
import { MoreGlyph } from "../icon/glyphs.tsx";
import { LateMenu } from "../menu/LateMenu.tsx";
import type { MenuItem } from "../menu/MenuEntry.tsx";

export interface MoreActions {
  /** Name of the button and of its list, e.g. "More actions". */
  label: string;
  /** The actions, in order. */
  items: readonly MenuItem[];
  /** Called when the list could not be fetched: offer to load the page again. */
  onMissing?: () => void;
  /** None can be chosen, while another action is under way. */
  disabled?: boolean;
}

/** Nothing without an action. */
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
