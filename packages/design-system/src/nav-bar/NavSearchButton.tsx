// The button of the global search: text and shortcut on a wide screen, an icon on a narrow one.
import { IconButton } from "../button/IconButton.tsx";
import { SearchGlyph } from "../icon/glyphs.ts";
import type { NavSearch } from "./nav.ts";

export interface NavSearchButtonProps {
  /** The texts and handlers of the search. */
  search: NavSearch;
  /** Whether it is shown as a wide button or as an icon. */
  place: "bar" | "icon";
}

export function NavSearchButton({ search, place }: NavSearchButtonProps) {
  const { label, keys, shortcut, onOpen, onNear } = search;
  const handlers = {
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": shortcut,
    onClick: onOpen,
    onPointerEnter: onNear,
    onFocus: onNear,
  } as const;
  if (place === "icon")
    return <IconButton {...handlers} intent="quiet" label={label} icon={<SearchGlyph />} />;
  return (
    <button
      {...handlers}
      type="button"
      className="flex h-9 w-44 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface-page px-2.5 text-start text-sm text-ink-muted transition-colors duration-fast hover:border-line-strong hover:text-ink"
    >
      <SearchGlyph className="size-4 shrink-0" />
      <span className="min-w-0 grow truncate">{label}</span>
      {keys && (
        <span aria-hidden="true" className="shrink-0 text-xs">
          {keys}
        </span>
      )}
    </button>
  );
}
