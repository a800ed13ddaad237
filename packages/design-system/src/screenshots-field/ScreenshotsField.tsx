// A field for several pictures in an order: add, remove, undo a removal, and move with buttons or by dragging.
import { cva, cx } from "class-variance-authority";
import { ImagePlus } from "../icon/drawings.ts";
import { useId, useLayoutEffect, useRef, useState, type Ref } from "react";
import { FileInput } from "../file-drop/FileInput.tsx";
import { useFilePicker, type DragState, type Rejection } from "../file-drop/useFilePicker.ts";
import { Field } from "../field/Field.tsx";
import { useFormState } from "../state/useFormState.ts";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import type { ScreenshotItem, ScreenshotsFieldLabels } from "./screenshot-item.ts";
import { marked, moved, newItem } from "./change-items.ts";
import { useDragOrder } from "./useDragOrder.ts";
import { ScreenshotTile } from "./ScreenshotTile.tsx";

export interface ScreenshotsFieldProps extends FieldProps, Omit<FieldAttributes, "ref"> {
  /** Refers to the group; other attributes go to the group too. */
  ref?: Ref<HTMLElement>;
  /**
   * Read by screen readers when the field is required, e.g. "Required", because a file input does not support
   * `aria-required`.
   */
  requiredLabel?: string;
  /** Maximum number of pictures, not counting those marked for removal. */
  max?: number;
  /** The pictures, in order; without it the field keeps its own state. */
  items?: ReadonlyArray<ScreenshotItem>;
  /** The initial, saved pictures, when the field keeps its own state. */
  defaultItems?: ReadonlyArray<ScreenshotItem>;
  /** Called with all pictures after some are added, moved, marked for removal or removed. */
  onItemsChange?: (items: ScreenshotItem[]) => void;
  /** Allowed media types with their file extensions: `{ "image/png": [".png"] }`. */
  accept: Record<string, string[]>;
  /** Maximum size of one picture in bytes. */
  maxBytes: number;
  /** Called with the rejected files; explain the reason in `error`. */
  onRejected?: (reasons: Rejection[]) => void;
  /** Texts of the buttons and states. */
  labels: ScreenshotsFieldLabels;
  /** Disables all changes. */
  disabled?: boolean;
  /** Shows the pictures without controls to change them. */
  readOnly?: boolean;
  /** Name of the files in the form data. */
  name?: string;
}

const large = cx("first:col-span-2 sm:first:row-span-2");

const addLook = cva(
  "relative grid aspect-video h-full w-full place-content-center justify-items-center gap-1 rounded-md border border-dashed p-3 text-center text-sm transition-colors duration-fast has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:border-line! has-disabled:bg-surface-sunken! has-disabled:text-ink-muted!",
  {
    variants: {
      state: {
        none: "border-line-strong text-ink-muted hover:border-ink-muted hover:text-ink",
        accept: "border-accent bg-accent-soft text-ink",
        reject: "border-danger bg-danger-soft text-danger",
      } satisfies Record<DragState, string>,
    },
  },
);

export function ScreenshotsField({
  max = 6,
  items: controlled,
  defaultItems = [],
  onItemsChange,
  accept,
  maxBytes,
  onRejected,
  labels,
  name,
  requiredLabel,
  disabled = false,
  readOnly = false,
  "aria-describedby": describedBy,
  ...field
}: ScreenshotsFieldProps) {
  const { frame, control: groupProps } = splitField(field);
  const input = useRef<HTMLInputElement>(null);
  const [items, setItems] = useFormState<ReadonlyArray<ScreenshotItem>>(
    input,
    controlled,
    defaultItems,
    (next) => onItemsChange?.([...next]),
  );
  const free = max - items.filter((item) => !item.toBeRemoved).length;
  const full = free <= 0;
  // As in a text, the counter shows from 80 per cent on.
  const counts = !readOnly && max - free >= max * 0.8;
  const countId = useId();
  const [news, setNews] = useState("");
  const picker = useFilePicker({
    accept,
    maxBytes,
    maxFiles: Math.max(free, 1),
    disabled: disabled || readOnly || full,
    onFiles: (files) => setItems([...items, ...files.map(newItem)]),
    onRejected,
  });
  const move = (id: string, toIndex: number) => {
    setItems(moved(items, id, toIndex));
    setNews(labels.moved(toIndex + 1, items.length));
  };
  // A picture that is not saved is removed at once, together with its focused button.
  const leaving = useRef<string>(undefined);
  const remove = ({ id, file }: ScreenshotItem) => {
    leaving.current = file && id;
    setItems(file ? items.filter((item) => item.id !== id) : marked(items, id, true));
  };
  const { inputRef } = picker;
  useLayoutEffect(() => {
    if (leaving.current === undefined || items.some(({ id }) => id === leaving.current)) return;
    leaving.current = undefined;
    inputRef.current?.focus();
  }, [items, inputRef]);
  const { dragProps, isDragged } = useDragOrder(
    items.map((item) => item.id),
    move,
  );
  const count = counts && (
    <span id={countId} className="pt-1.5 text-sm text-ink-muted tabular-nums">
      {max - free}/{max}
    </span>
  );
  return (
    <Field
      {...frame}
      {...{ disabled, readOnly, groupProps }}
      live
      group
      describedBy={cx(counts && countId, describedBy)}
      aside={count}
    >
      {(control) => (
        <div {...picker.areaProps} data-slot="screenshots-field" data-state={picker.drag}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {items.map((item, index) => (
              <li
                key={item.id}
                {...(!disabled && !readOnly && dragProps(item.id, index))}
                className={cx(
                  large,
                  "[&[draggable]]:cursor-grab",
                  isDragged(item.id) && "opacity-50",
                )}
              >
                <ScreenshotTile
                  item={item}
                  place={index + 1}
                  total={items.length}
                  labels={labels}
                  readOnly={readOnly}
                  disabled={disabled}
                  undoDisabled={full}
                  onMove={(place) => move(item.id, place - 1)}
                  onRemove={() => remove(item)}
                  onUndo={() => setItems(marked(items, item.id, false))}
                />
              </li>
            ))}
            {!readOnly && !full && (
              <li className={cx(large, addLook({ state: picker.drag }))}>
                <ImagePlus aria-hidden className="size-5" />
                {labels.add}
                <FileInput
                  ref={input}
                  picker={picker}
                  control={control}
                  requiredLabel={requiredLabel}
                  name={name}
                  label={labels.add}
                />
              </li>
            )}
            {!readOnly &&
              Array.from({ length: free - 1 }, (_, slot) => (
                <li
                  key={slot}
                  aria-hidden
                  data-slot="screenshot-place"
                  className="aspect-video h-full w-full rounded-md bg-surface-sunken max-sm:hidden forced-colors:border"
                />
              ))}
          </ul>
          {readOnly && items.length === 0 && (
            <p className="text-sm text-ink-muted">{labels.none}</p>
          )}
          <output className="sr-only">{news}</output>
        </div>
      )}
    </Field>
  );
}
