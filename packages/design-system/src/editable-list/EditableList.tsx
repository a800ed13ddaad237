// A list of short entries: a text or a choice adds one, the button beside an entry removes it.
import { cx } from "class-variance-authority";
import { Plus, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Field } from "../field/Field.tsx";
import { useFormReset } from "../own-state/useFormReset.ts";
import { useFormState } from "../own-state/useFormState.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import { EntryControl, type EntryOption, type EntryType } from "./EntryControl.tsx";

export interface EditableListItem {
  /** Of an added one: what was typed, or the value of the option. */
  id: string;
  text: string;
  /** Shown after the text, such as a state label. */
  badge?: ReactNode;
}

export interface EditableListLabels {
  add: string;
  /** Name of the button of an entry. */
  remove: (text: string) => string;
  /** Announced after an entry was added. */
  added: (text: string) => string;
  /** Announced once an entry has left the list. */
  removed: (text: string) => string;
  /** Placeholder of the control. */
  placeholder?: string;
}

export interface EditableListProps extends FieldProps, Omit<FieldAttributes, "ref"> {
  /** Receives the control that adds an entry, or the group while it is read-only; so do all further attributes. */
  ref?: Ref<HTMLElement>;
  /** The entries, in order; without it the list keeps its own. */
  items?: ReadonlyArray<EditableListItem>;
  /** The entries at first, when the list keeps them. */
  defaultItems?: ReadonlyArray<EditableListItem>;
  /** Called with the entries that there should be, after one was added or removed. A page may ask first, and leave its `items`. */
  onItemsChange?: (items: EditableListItem[]) => void;
  /** Says what is wrong with a text that should be added; nothing when it may be. What the list already has is for it to refuse. */
  validate?: (text: string, items: ReadonlyArray<EditableListItem>) => string | undefined;
  /** Makes the control a select, of those that the list does not have yet. */
  options?: ReadonlyArray<EntryOption>;
  /** Kind of text to type. */
  inputType?: EntryType;
  /** In place of the entries when there are none. */
  emptyText: string;
  /** Texts of its buttons and its input. */
  labels: EditableListLabels;
  /** Nothing can be added or removed, for now. */
  disabled?: boolean;
  /** Shows the entries and nothing to change them with. */
  readOnly?: boolean;
}

export function EditableList({
  items: given,
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
    given,
    defaultItems,
    (next) => onItemsChange?.([...next]),
  );
  const [text, setText] = useState("");
  // What is said of it is asked for as it is drawn, in the language of then.
  const [refused, setRefused] = useState<string>();
  const problem = refused === undefined ? undefined : validate?.(refused, items);
  const [news, setNews] = useState<string>();
  const [leaving, setLeaving] = useState<EditableListItem>();
  // The page may ask first, and keep it.
  const gone = items.some(({ id }) => id === leaving?.id) ? undefined : leaving;
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
      const shown = options?.find(({ value }) => value === entry)?.label ?? entry;
      setItems([...items, { id: freeId(entry, items), text: shown }]);
      setNews(labels.added(shown));
    }
    control.current?.focus();
  };
  const remove = (item: EditableListItem) => {
    setLeaving(item);
    setItems(items.filter(({ id }) => id !== item.id));
  };
  // The button goes away with its entry, and the focus with it.
  useLayoutEffect(() => {
    if (!gone || !control.current) return;
    const { activeElement } = control.current.getRootNode() as Document | ShadowRoot;
    if (!activeElement || activeElement === document.body) control.current.focus();
  }, [gone]);

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
          <output className="sr-only">{gone ? labels.removed(gone.text) : news}</output>
          {!readOnly && (
            <div className="flex flex-wrap gap-2">
              <div className="flex min-w-0 grow basis-40">
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

/** A text that a page lets in twice is two entries. */
const freeId = (text: string, items: ReadonlyArray<EditableListItem>): string =>
  items.some(({ id }) => id === text) ? freeId(`${text}+`, items) : text;

const row = "flex min-h-11 items-center gap-3 py-1 ps-3 text-sm";
