// One picture of a ScreenshotsField, with buttons to move it, to remove it and to undo the removal.
import { cx } from "class-variance-authority";
import { ArrowLeft, ArrowRight, Trash2, Undo2 } from "../icon/drawings.ts";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { FilePicture } from "../image-field/FilePicture.tsx";
import type { ScreenshotItem, ScreenshotsFieldLabels } from "./screenshot-item.ts";

interface ScreenshotTileProps {
  item: ScreenshotItem;
  /** Position of the picture, counted from 1. */
  place: number;
  total: number;
  labels: ScreenshotsFieldLabels;
  /** Shows the picture without its buttons. */
  readOnly: boolean;
  disabled: boolean;
  /** Whether undoing the removal would exceed the maximum number. */
  undoDisabled: boolean;
  onMove: (toPlace: number) => void;
  onRemove: () => void;
  onUndo: () => void;
}

export function ScreenshotTile({
  item,
  place,
  total,
  labels,
  readOnly,
  disabled,
  undoDisabled,
  onMove,
  onRemove,
  onUndo,
}: ScreenshotTileProps) {
  const action = (label: string, icon: ReactNode, act: () => void, off = false) => (
    <IconButton
      label={label}
      icon={icon}
      size="sm"
      disabled={disabled}
      // Not `disabled`: the button that moved its picture to the first or last place must keep the focus.
      aria-disabled={off && !disabled}
      onClick={act}
    />
  );
  return (
    <div
      data-slot="screenshot"
      data-state={item.toBeRemoved ? "removed" : item.file ? "new" : "existing"}
      className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface-raised"
    >
      <div className="relative aspect-video grow overflow-hidden bg-surface-sunken">
        <FilePicture
          loading="lazy"
          src={item.src}
          file={item.file}
          alt={item.alt}
          className={cx(
            "absolute inset-0 size-full object-cover text-xs text-ink-muted",
            item.toBeRemoved && "opacity-30 grayscale",
          )}
        />
        {item.toBeRemoved && (
          <span className="absolute start-2 top-2 me-2 rounded-sm bg-surface-raised px-2 py-1 text-xs text-ink">
            {labels.toBeRemoved}
          </span>
        )}
      </div>
      {!readOnly && (
        <div className="flex items-center justify-between border-t border-line p-1">
          <span className="flex">
            {action(
              labels.moveEarlier(place),
              <ArrowLeft aria-hidden className="rtl:-scale-x-100" />,
              () => onMove(place - 1),
              place === 1,
            )}
            {action(
              labels.moveLater(place),
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />,
              () => onMove(place + 1),
              place === total,
            )}
          </span>
          {item.toBeRemoved
            ? action(labels.undo(place), <Undo2 aria-hidden />, onUndo, undoDisabled)
            : action(labels.remove(place), <Trash2 aria-hidden />, onRemove)}
        </div>
      )}
    </div>
  );
}
