// The selected values of a multiple Combobox as tags, each with a remove button; arrow keys move between them.
import { useRef, type KeyboardEvent } from "react";
import { CrossGlyph } from "../icon/glyphs.ts";
import { useDirection } from "../provider/environment.ts";

interface TagsProps {
  /** Accessible name of the list. */
  label: string;
  tags: readonly { value: string; label: string }[];
  removeLabel: (label: string) => string;
  /** Called with the value to remove; without it the tags are read-only. */
  onRemove?: ((value: string) => void) | undefined;
  /** Focuses the text input, which follows the last tag. */
  onLeave: () => void;
}

export function Tags({ label, tags, removeLabel, onRemove, onLeave }: TagsProps) {
  const list = useRef<HTMLSpanElement>(null);
  const forward = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const focusTag = (index: number) => {
    const button = list.current?.querySelectorAll("button")[index];
    if (button) button.focus();
    else onLeave();
  };
  const onKeyDown = (event: KeyboardEvent, index: number, value: string) => {
    const { key } = event;
    if (key === "ArrowLeft" || key === "ArrowRight")
      focusTag(key === forward ? index + 1 : Math.max(0, index - 1));
    else if (key === "Backspace" || key === "Delete") {
      // One press removes one tag: the next one has the focus while the key is still held.
      if (!event.repeat) {
        // Move the focus before the tag is removed, or it would be lost.
        focusTag(index + 1);
        onRemove?.(value);
      }
    } else return;
    event.preventDefault();
  };
  return (
    <span ref={list} role="list" aria-label={label} className="contents">
      {tags.map((tag, index) => (
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
              // Not a tab stop: arrow keys reach the tags from the text input.
              tabIndex={-1}
              aria-label={removeLabel(tag.label)}
              onClick={() => {
                onLeave();
                onRemove(tag.value);
              }}
              onKeyDown={(event) => onKeyDown(event, index, tag.value)}
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
