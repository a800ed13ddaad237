// The list of a Combobox, with a status line for when options are loading, missing or failed.
import type { RefObject } from "react";
import { ListPanel } from "../option-list/ListPanel.tsx";
import { ListStatus } from "../option-list/ListStatus.tsx";
import { OptionList } from "../option-list/OptionList.tsx";
import type { ComboboxTexts } from "./combobox-texts.ts";
import type { ComboboxState } from "./useCombobox.ts";

interface ComboboxListProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  state: ComboboxState;
  multiple: boolean;
  texts: ComboboxTexts;
  /** Focuses the text input. */
  toText: () => void;
}

export function ComboboxList({
  id,
  label,
  anchor,
  state,
  multiple,
  texts,
  toText,
}: ComboboxListProps) {
  const { rows, status, chosen, active, query, choose, point, hide, retry } = state;
  return (
    <ListPanel anchor={anchor} onEscape={hide}>
      <OptionList
        id={id}
        label={label}
        options={status === "failed" ? [] : rows}
        active={active}
        isSelected={({ value }) => chosen.includes(value)}
        query={query}
        multiple={multiple}
        busy={status === "loading"}
        onChoose={choose}
        onPoint={point}
      />
      <ListStatus
        status={status}
        count={rows.length}
        texts={texts}
        onRetry={() => {
          toText();
          retry();
        }}
      />
    </ListPanel>
  );
}
