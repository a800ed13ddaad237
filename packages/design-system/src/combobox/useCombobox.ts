// The state of a Combobox: selected values, typed text, rows of the list and the active row.
import { useState } from "react";
import { fold } from "../option-list/match.ts";
import {
  canBeChosen,
  steppedFrom,
  type ListOption,
  type OptionSource,
} from "../option-list/option.ts";
import { useOptions } from "../option-list/useOptions.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

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
  const [chosen, setChosen] = useOwnState(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  /** Undefined until somebody types, so that the field shows the label of a single selected value. */
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  /** Labels of options selected so far, because later search results may not contain them. */
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [removed, setRemoved] = useState<string>();

  const query = typed ?? "";
  const { options, status, retry } = useOptions(source, query, open);
  const wanted = query.trim();
  const known = typeof source === "function" ? options : source;
  const called = (words: string) => known.find(({ label }) => fold(label) === fold(words));
  const exact = called(wanted);
  const isNew = customLabel && wanted && !exact && !chosen.includes(wanted);
  const rows: readonly ListOption[] = isNew
    ? [...options, { value: wanted, label: customLabel(wanted) }]
    : options;
  const enabled = rows.filter(canBeChosen);
  const isThere = enabled.some((row) => row.value === pointed);
  // Enter selects the first match, except where custom values are allowed: there the typed text itself may be meant.
  const first = wanted && !customLabel && status === "ready" ? enabled[0]?.value : undefined;
  const active = open ? (isThere ? pointed : first) : undefined;

  const labelOf = (one: string) =>
    known.find((option) => option.value === one)?.label ?? labels[one] ?? valueLabel?.(one) ?? one;
  /**
   * Opens the list and activates the selected row; without one, the first (`at` 1) or last (-1) row, or none if `at` is
   * undefined.
   */
  const show = (at?: 1 | -1) => {
    setOpen(true);
    const own = multiple ? undefined : chosen[0];
    setPointed(own ?? (at && steppedFrom(rows, undefined, at)));
  };
  const hide = () => {
    setOpen(false);
    setPointed(undefined);
  };
  const add = (values: readonly string[]) => {
    const fresh = [...new Set(values)].filter((one) => one && !chosen.includes(one));
    if (fresh.length > 0) setChosen(multiple ? [...chosen, ...fresh] : fresh.slice(0, 1));
    setTyped(undefined);
    setRemoved(undefined);
    if (!multiple) hide();
  };
  /** Adds typed words as values; a word that equals an option's label adds that option. */
  const take = (words: readonly string[]) => add(words.map((one) => called(one)?.value ?? one));
  const remove = (gone: string) => {
    setChosen(chosen.filter((one) => one !== gone));
    setRemoved(labelOf(gone));
  };
  const choose = ({ value: one, label }: ListOption) => {
    // The row for a custom value has a longer label (`Add “reception”`), so the value itself is remembered as its
    // label.
    setLabels({ ...labels, [one]: isNew && one === wanted ? one : label });
    if (multiple && chosen.includes(one)) remove(one);
    else add([one]);
    setTyped(undefined);
    setPointed(one);
  };
  return {
    chosen,
    open,
    /** Text of the input. */
    text: typed ?? (multiple || !chosen[0] ? "" : labelOf(chosen[0])),
    query,
    rows,
    status,
    retry,
    active,
    removed,
    labelOf,
    show,
    hide,
    take,
    remove,
    choose,
    /** Replaces all selected values and discards the typed text. */
    replace: (values: readonly string[]) => {
      setChosen(values);
      setTyped(undefined);
    },
    point: setPointed,
    step: (by: number) => setPointed(steppedFrom(rows, active, by)),
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setPointed(undefined);
      setRemoved(undefined);
      if (!multiple && text === "") setChosen([]);
    },
    /**
     * When the field loses the focus: selects the option whose whole label was typed, adds a custom value where
     * allowed, or else discards the text.
     */
    settle: () => {
      hide();
      setRemoved(undefined);
      if (exact && canBeChosen(exact) && !chosen.includes(exact.value)) choose(exact);
      else if (isNew) take([wanted]);
      else setTyped(undefined);
    },
  };
}
