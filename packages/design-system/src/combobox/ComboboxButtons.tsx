// The end of a Combobox: the loading spinner, the button that clears it and the button that opens the list.
import { ChevronDown } from "../icon/drawings.ts";
import { Spinner } from "../button/Spinner.tsx";
import { CrossGlyph } from "../icon/glyphs.ts";
import type { ComboboxTexts } from "./combobox-texts.ts";
import type { ComboboxState } from "./useCombobox.ts";

interface ComboboxButtonsProps {
  state: ComboboxState;
  texts: ComboboxTexts;
  /** Focuses the text input. */
  toText: () => void;
}

const buttonClass =
  "grid w-8 shrink-0 cursor-pointer place-items-center text-ink-muted hover:text-ink last:w-9";

export function ComboboxButtons({ state, texts, toText }: ComboboxButtonsProps) {
  const { open, text, chosen, status } = state;
  return (
    <span className="flex max-h-9.5 shrink-0">
      {open && status === "loading" && (
        <span className="grid w-6 place-items-center text-ink-muted">
          <Spinner />
        </span>
      )}
      {(text !== "" || chosen.length > 0) && (
        <button
          type="button"
          // Not a tab stop: with the keyboard, the text input itself can be cleared and opens the list.
          tabIndex={-1}
          aria-label={texts.clear}
          onClick={() => {
            toText();
            state.replace([]);
          }}
          className={buttonClass}
        >
          <CrossGlyph className="size-4" />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.open}
        aria-expanded={open}
        onClick={() => {
          toText();
          if (open) state.hide();
          else state.show();
        }}
        className={buttonClass}
      >
        <ChevronDown aria-hidden className="size-4" />
      </button>
    </span>
  );
}
