// A list of short entries: people type or select an entry to add it, and remove it with the button beside it.
import { cx } from "class-variance-authority";
import { Plus, Trash2 } from "../icon/drawings.ts";
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Field } from "../field/Field.tsx";
import { useFormReset } from "../state/useFormReset.ts";
import { useFormState } from "../state/useFormState.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import { EntryControl, type EntryOption, type EntryType } from "./EntryControl.tsx";

export interface EditableListItem {
  /** Unique in the list; for an added entry, the typed text or the option's value. */
  id: string;
  text: string;
  /** Shown after the text, e.g. a state label. */
  badge?: ReactNode;
}

export interface EditableListLabels {
  add: string;
  /** Name of an entry's remove button. */
  remove: (text: string) => string;
  /** Announced after an entry is added. */
  added: (text: string) => string;
  /** Announced after an entry is removed. */
  removed: (text: string) => string;
  /** Placeholder of the input or select. */
  placeholder?: string;
}

export interface EditableListProps extends FieldProps, Omit<FieldAttributes, "ref"> {
  /** Refers to the control that adds entries, or to the group when read-only; other attributes go there too. */
  ref?: Ref<HTMLElement>;
  /** The entries, in order; without it the list keeps them itself. */
  items?: ReadonlyArray<EditableListItem>;
  /** The initial entries, when the list keeps them itself. */
  defaultItems?: ReadonlyArray<EditableListItem>;
  /**
   * Called with the entries after an addition or a removal; the page may ask for confirmation first by leaving `items`
   * unchanged.
   */
  onItemsChange?: (items: EditableListItem[]) => void;
  /**
   * Returns an error message for a text that must not be added, undefined for a valid one; it must also refuse
   * duplicates if they are not allowed.
   */
  validate?: (text: string, items: ReadonlyArray<EditableListItem>) => string | undefined;
  /** Makes the control a select with the options that are not in the list yet. */
  options?: ReadonlyArray<EntryOption>;
  /** Type of the text input. */
  inputType?: EntryType;
  /** Text in place of the entries when there are none. */
  emptyText: string;
  /** Texts of the buttons, the input and the announcements. */
  labels: EditableListLabels;
  /** Disables adding and removing entries. */
  disabled?: boolean;
  /** Shows only the entries, without controls to change them. */
  readOnly?: boolean;
}

export function EditableList({
  items: controlled,
  defaultItems = [],
  onItemsChange,
  validate,
  options,
  inputType = "text",
  emptyText,
  labels,
  disabled = false,
  readOnly = false,
  "aria-describedby": describedBy,
  ...field
}: EditableListProps) {
  const { frame, control: rest } = splitField(field);
  const { ref, ...native } = rest;
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [items, setItems] = useFormState<ReadonlyArray<EditableListItem>>(
    control,
    controlled,
    defaultItems,
    (next) => onItemsChange?.([...next]),
  );
  const [text, setText] = useState("");
  // Stores the refused text, not the message, so that the message is computed during render, in the current language.
  const [refused, setRefused] = useState<string>();
  const problem = refused === undefined ? undefined : validate?.(refused, items);
  const [news, setNews] = useState<string>();
  const [leaving, setLeaving] = useState<EditableListItem>();
  // A removed entry is only gone once it has left `items`; the page may ask for confirmation and keep it.
  const removed = items.some(({ id }) => id === leaving?.id) ? undefined : leaving;
  const controlRef = useComposedRefs(control, ref);

  const change = (next: string) => {
    setText(next);
    setRefused(undefined);
  };
  useFormReset(control, () => change(""));
  const add = () => {
    const entry = text.trim();
    const isRefused = entry !== "" && validate?.(entry, items) !== undefined;
    setRefused(isRefused ? entry : undefined);
    if (!isRefused) setText("");
    if (entry !== "" && !isRefused) {
      setLeaving(undefined);
      const label = options?.find(({ value }) => value === entry)?.label ?? entry;
      setItems([...items, { id: freeId(entry, items), text: label }]);
      setNews(labels.added(label));
    }
    control.current?.focus();
  };
  const remove = (item: EditableListItem) => {
    setLeaving(item);
    setItems(items.filter(({ id }) => id !== item.id));
  };
  // The removed entry's button, and the focus with it, is gone.
  useLayoutEffect(() => {
    if (!removed || !control.current) return;
    const { activeElement } = control.current.getRootNode() as Document | ShadowRoot;
    if (!activeElement || activeElement === document.body) control.current.focus();
  }, [removed]);

  return (
    <Field
      {...frame}
      {...{ disabled, readOnly, describedBy }}
      error={problem ?? frame.error}
      live
      group={readOnly}
      groupProps={readOnly && rest}
    >
      {(wiring) => (
        <div data-slot="editable-list" className="flex flex-col gap-2">
          {items.length === 0 ? (
            <p className={cx(row, "pe-3 rounded-md border border-line text-ink-muted")}>
              {emptyText}
            </p>
          ) : (
            <ul
              aria-label={field.label}
              className="divide-y divide-line rounded-md border border-line bg-surface-raised text-ink has-disabled:bg-surface-sunken has-disabled:text-ink-muted"
            >
              {items.map((item) => (
                <li key={item.id} className={cx(row, readOnly ? "pe-3" : "pe-1")}>
                  <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                    <span className="min-w-0 wrap-anywhere">{item.text}</span>
                    {item.badge}
                  </div>
                  {!readOnly && (
                    <IconButton
                      label={labels.remove(item.text)}
                      icon={<Trash2 aria-hidden />}
                      size="sm"
                      disabled={disabled}
                      onClick={() => remove(item)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <output className="sr-only">{removed ? labels.removed(removed.text) : news}</output>
          {!readOnly && (
            <div className="flex flex-wrap gap-2">
              <div className="flex min-w-0 grow basis-56">
                <EntryControl
                  ref={controlRef}
                  native={native}
                  wiring={wiring}
                  value={text}
                  onChange={change}
                  onEnter={add}
                  options={options?.filter(({ value }) => items.every(({ id }) => id !== value))}
                  inputType={inputType}
                  placeholder={labels.placeholder}
                  disabled={disabled}
                />
              </div>
              <Button icon={<Plus aria-hidden />} disabled={disabled} onClick={add}>
                {labels.add}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/** Allows the same text twice by giving the second entry another id. */
const freeId = (text: string, items: ReadonlyArray<EditableListItem>): string =>
  items.some(({ id }) => id === text) ? freeId(`${text}+`, items) : text;

const row = "flex min-h-11 items-center gap-3 py-1 ps-3 text-sm";
