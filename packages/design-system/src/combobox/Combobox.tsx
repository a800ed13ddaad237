// A searchable select: one value, or several shown as tags, with options from a list or from a server.
import { cx } from "class-variance-authority";
import { useId, useRef, type ComponentProps, type MouseEvent } from "react";
import { ControlBox, controlClass } from "../field/ControlBox.tsx";
import { Field } from "../field/Field.tsx";
import { splitField, type FieldProps } from "../field/useField.ts";
import type { OptionSource } from "../option-list/option.ts";
import { rowId } from "../option-list/OptionList.tsx";
import { useDirection } from "../provider/environment.ts";
import { handleKey, handlePaste } from "./combobox-keys.ts";
import { comboboxNews, type ComboboxTexts } from "./combobox-texts.ts";
import { ComboboxButtons } from "./ComboboxButtons.tsx";
import { ComboboxList } from "./ComboboxList.tsx";
import { Tags } from "./Tags.tsx";
import { useCombobox } from "./useCombobox.ts";
import { useFormReset } from "../state/useFormReset.ts";

export type ComboboxValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string;

export interface ComboboxProps<Multiple extends boolean = false>
  extends
    FieldProps,
    Omit<
      ComponentProps<"input">,
      keyof FieldProps | "value" | "defaultValue" | "type" | "multiple" | "role" | "list"
    > {
  /** The options: a list, or an async function that searches for the typed text. */
  options: OptionSource;
  /** Allows several values, shown as tags; `value` is then a list. */
  multiple?: Multiple;
  /** The selected value, or the list of values; an empty string or list means that nothing is selected. */
  value?: ComboboxValue<Multiple>;
  /** The initial value, when the component keeps the value itself. */
  defaultValue?: ComboboxValue<Multiple>;
  /** Called with the new value or list of values. */
  onValueChange?: (value: ComboboxValue<Multiple>) => void;
  /** Allows custom values; returns the label of the row that adds the typed text, e.g. `Add “reception”`. */
  customLabel?: (typed: string) => string;
  /** Label of a value that is not among the loaded options, e.g. before the first search. */
  valueLabel?: (value: string) => string;
  /** Every text that the component shows or announces. */
  texts: ComboboxTexts;
  /** Name in the form data; with several values, each one is submitted under this name. */
  name?: string;
}

const asList = (value: string | readonly string[] | undefined) =>
  typeof value === "string" ? (value === "" ? [] : [value]) : value;

/** Native props, event handlers and `ref` go to the text input. */
export function Combobox<Multiple extends boolean = false>({
  options,
  multiple,
  value,
  defaultValue,
  onValueChange,
  customLabel,
  valueLabel,
  texts,
  name,
  onChange,
  onClick,
  onKeyDown,
  onPaste,
  "aria-describedby": describedBy,
  ...field
}: ComboboxProps<Multiple>) {
  const { frame, control } = splitField(field);
  const { disabled, readOnly, form } = control;
  const fixed = disabled || readOnly;
  const several = multiple ?? false;
  const state = useCombobox({
    source: options,
    multiple: several,
    value: asList(value),
    defaultValue: asList(defaultValue) ?? [],
    onValueChange: (next) =>
      onValueChange?.((several ? next : (next[0] ?? "")) as ComboboxValue<Multiple>),
    customLabel,
    valueLabel,
  });
  const { chosen, open, text, active, rows } = state;
  const tagged = several && chosen.length > 0;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const backward = useDirection() === "rtl" ? "ArrowRight" : "ArrowLeft";
  const activeIndex = rows.findIndex((row) => row.value === active);
  const toText = () => root.current?.querySelector<HTMLElement>("[data-slot=control]")?.focus();
  const toTags = () => {
    state.hide();
    [...(root.current?.querySelectorAll<HTMLElement>("[data-slot=tag] button") ?? [])]
      .at(-1)
      ?.focus();
  };
  const first = useRef(chosen);
  useFormReset(root, () => {
    if (value === undefined) state.replace(first.current);
  });
  const keepFocus = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest("input")) event.preventDefault();
  };

  return (
    <Field {...frame} disabled={disabled} readOnly={readOnly} describedBy={describedBy}>
      {(wiring) => (
        <div
          ref={root}
          role="presentation"
          data-slot="combobox"
          data-state={open ? "open" : "closed"}
          className="relative"
          onMouseDown={keepFocus}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) state.settle();
          }}
        >
          <ControlBox
            ref={box}
            readOnly={readOnly}
            end={!fixed && <ComboboxButtons state={state} texts={texts} toText={toText} />}
          >
            <span className={cx("flex min-w-0 flex-1 flex-wrap gap-1", tagged && "p-1.25")}>
              {tagged && (
                <Tags
                  label={frame.label}
                  tags={chosen.map((one) => ({ value: one, label: state.labelOf(one) }))}
                  removeLabel={texts.remove}
                  onRemove={fixed ? undefined : state.remove}
                  onLeave={toText}
                />
              )}
              <input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                {...control}
                {...wiring}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={activeIndex < 0 ? undefined : rowId(listId, activeIndex)}
                value={text}
                onChange={(event) => {
                  onChange?.(event);
                  state.type(event.target.value);
                }}
                onClick={(event) => {
                  onClick?.(event);
                  if (!fixed && !open) state.show();
                }}
                onKeyDown={(event) => {
                  onKeyDown?.(event);
                  if (fixed || event.defaultPrevented) return;
                  const custom = customLabel !== undefined;
                  handleKey(event, { state, multiple: several, custom, toTags, backward });
                }}
                onPaste={(event) => {
                  onPaste?.(event);
                  if (several && customLabel && !fixed) handlePaste(event, state.take);
                }}
                data-slot="control"
                className={cx(
                  controlClass,
                  tagged ? "h-7 px-1.5!" : "h-9.5",
                  tagged && (fixed ? "min-w-px" : "min-w-24"),
                  "text-ellipsis",
                )}
              />
            </span>
          </ControlBox>
          {open && (
            <ComboboxList
              id={listId}
              label={frame.label}
              anchor={box}
              state={state}
              multiple={several}
              texts={texts}
              toText={toText}
            />
          )}
          <span aria-live="polite" className="sr-only">
            {comboboxNews(state, texts)}
          </span>
          {name !== undefined &&
            (several ? chosen : [chosen[0] ?? ""]).map((one) => (
              <input key={one} type="hidden" {...{ name, form, disabled }} value={one} />
            ))}
        </div>
      )}
    </Field>
  );
}
