// The list of a Combobox, and below it what there is to say when there are no options.
import type { RefObject } from "react";
import { TextButton } from "../button/TextButton.tsx";
import { ListPanel } from "../option-list/ListPanel.tsx";
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
  /** Puts the focus into the text field. */
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
  const words = {
    ready: rows.length === 0 && texts.none,
    loading: texts.loading,
    failed: texts.failed,
  };
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
      {words[status] && (
        <div
          data-slot="list-status"
          data-state={status}
          className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm text-ink-muted not-first:border-t not-first:border-line"
        >
          <span className="min-w-0 wrap-anywhere">{words[status]}</span>
          {status === "failed" && (
            <TextButton
              onClick={() => {
                toText();
                retry();
              }}
            >
              {texts.retry}
            </TextButton>
          )}
        </div>
      )}
    </ListPanel>
  );
}
