// The chosen values of a Combobox for several, each with its button to remove it; arrow keys go from one to the next.
import { useRef, type KeyboardEvent } from "react";
import { CrossGlyph } from "../icon/glyphs.tsx";
import { useDirection } from "../provider/surroundings.ts";

interface TagsProps {
  /** Accessible name of the list. */
  label: string;
  tags: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  /** Without it they can only be read. */
  onRemove?: ((value: string) => void) | undefined;
  /** Puts the focus into the text field, which follows the last tag. */
  onLeave: () => void;
}

export function Tags({ label, tags, removeLabel, onRemove, onLeave }: TagsProps) {
  const list = useRef<HTMLSpanElement>(null);
  const forward = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const goTo = (at: number) => {
    const button = list.current?.querySelectorAll("button")[at];
    if (button) button.focus();
    else onLeave();
  };
  const onKeyDown = (event: KeyboardEvent, at: number, value: string) => {
    const { key } = event;
    if (key === "ArrowLeft" || key === "ArrowRight")
      goTo(key === forward ? at + 1 : Math.max(0, at - 1));
    else if (key === "Backspace" || key === "Delete") {
      // The focus leaves before its tag does.
      goTo(at + 1);
      onRemove?.(value);
    } else return;
    event.preventDefault();
  };
  return (
    <span ref={list} role="list" aria-label={label} className="contents">
      {tags.map((tag, at) => (
        <span
          key={tag.value}
          role="listitem"
          data-slot="tag"
          className="inline-flex min-h-7 max-w-full items-center rounded-sm border border-line bg-surface-sunken ps-2 pe-0.5 text-sm has-focus-visible:border-accent"
        >
          <span className="min-w-0 truncate pe-1.5">{tag.label}</span>
          {onRemove && (
            <button
              type="button"
              // Reached with the arrow keys from the text field.
              tabIndex={-1}
              aria-label={removeLabel(tag.label)}
              onClick={() => {
                onLeave();
                onRemove(tag.value);
              }}
              onKeyDown={(event) => onKeyDown(event, at, tag.value)}
              className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-muted hover:bg-line hover:text-ink focus-visible:-outline-offset-2"
            >
              <CrossGlyph className="size-3.5" />
            </button>
          )}
        </span>
      ))}
    </span>
  );
}
