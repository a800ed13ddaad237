// The state of a Combobox: selected values, typed text, rows of the list and the active row.
import { useState } from "react";
import { fold } from "../option-list/match.ts";
import {
  isSelectable,
  stepOption,
  type ListOption,
  type OptionSource,
} from "../option-list/option.ts";
import { useOptions } from "../option-list/useOptions.ts";
import { useControllableState } from "../state/useControllableState.ts";

interface ComboboxSettings {
  source: OptionSource;
  multiple: boolean;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  customLabel: ((typed: string) => string) | undefined;
  valueLabel: ((value: string) => string) | undefined;
}

export type ComboboxState = ReturnType<typeof useCombobox>;

export function useCombobox({
  source,
  multiple,
  value,
  defaultValue,
  onValueChange,
  customLabel,
  valueLabel,
}: ComboboxSettings) {
  const [selected, setSelected] = useControllableState(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  /** Undefined until somebody types, so that the field shows the label of a single selected value. */
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  /** Labels of options selected so far, because later search results may not contain them. */
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [removed, setRemoved] = useState<string>();

  const query = typed ?? "";
  const { options, status, retry } = useOptions(source, query, open);
  const custom = query.trim();
  const loaded = typeof source === "function" ? options : source;
  const findByLabel = (words: string) => loaded.find(({ label }) => fold(label) === fold(words));
  const exact = findByLabel(custom);
  const isNew = customLabel && custom && !exact && !selected.includes(custom);
  const rows: readonly ListOption[] = isNew
    ? [...options, { value: custom, label: customLabel(custom) }]
    : options;
  const enabled = rows.filter(isSelectable);
  const isThere = enabled.some((row) => row.value === pointed);
  // Enter selects the first match, except where custom values are allowed: there the typed text itself may be meant.
  const first = custom && !customLabel && status === "ready" ? enabled[0]?.value : undefined;
  const active = open ? (isThere ? pointed : first) : undefined;

  const getLabel = (one: string) =>
    loaded.find((option) => option.value === one)?.label ?? labels[one] ?? valueLabel?.(one) ?? one;
  /**
   * Opens the list and activates the selected row; without one, the first (`direction` 1) or last (-1) row, or none if it is
   * undefined.
   */
  const show = (direction?: 1 | -1) => {
    setOpen(true);
    const single = multiple ? undefined : selected[0];
    setPointed(single ?? (direction && stepOption(rows, undefined, direction)));
  };
  const hide = () => {
    setOpen(false);
    setPointed(undefined);
  };
  const add = (values: readonly string[]) => {
    const fresh = [...new Set(values)].filter((one) => one && !selected.includes(one));
    if (fresh.length > 0) setSelected(multiple ? [...selected, ...fresh] : fresh.slice(0, 1));
    setTyped(undefined);
    setRemoved(undefined);
    if (!multiple) hide();
  };
  /** Adds typed words as values; a word that equals an option's label adds that option. */
  const take = (words: readonly string[]) =>
    add(words.map((one) => findByLabel(one)?.value ?? one));
  const remove = (item: string) => {
    setSelected(selected.filter((one) => one !== item));
    setRemoved(getLabel(item));
  };
  const choose = ({ value: one, label }: ListOption) => {
    // The row for a custom value has a longer label (`Add “reception”`), so the value itself is remembered as its
    // label.
    setLabels({ ...labels, [one]: isNew && one === custom ? one : label });
    if (multiple && selected.includes(one)) remove(one);
    else add([one]);
    setTyped(undefined);
    setPointed(one);
  };
  return {
    chosen: selected,
    open,
    /** Text of the input. */
    text: typed ?? (multiple || !selected[0] ? "" : getLabel(selected[0])),
    query,
    rows,
    status,
    retry,
    active,
    removed,
    labelOf: getLabel,
    show,
    hide,
    take,
    remove,
    choose,
    /** Replaces all selected values and discards the typed text. */
    replace: (values: readonly string[]) => {
      setSelected(values);
      setTyped(undefined);
    },
    point: setPointed,
    step: (distance: number) => setPointed(stepOption(rows, active, distance)),
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setPointed(undefined);
      setRemoved(undefined);
      if (!multiple && text === "") setSelected([]);
    },
    /**
     * When the field loses the focus: selects the option whose whole label was typed, adds a custom value where
     * allowed, or else discards the text.
     */
    settle: () => {
      hide();
      setRemoved(undefined);
      if (exact && isSelectable(exact) && !selected.includes(exact.value)) choose(exact);
      else if (isNew) take([custom]);
      else setTyped(undefined);
    },
  };
}
