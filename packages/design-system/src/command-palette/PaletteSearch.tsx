// The content of an open CommandPalette: an input and the commands that match it.
import { Search } from "../icon/drawings.ts";
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { CloseButton } from "../button/CloseButton.tsx";
import { Spinner } from "../button/Spinner.tsx";
import { announcement } from "../option-list/list-texts.ts";
import { ListStatus } from "../option-list/ListStatus.tsx";
import { fold, foldWords } from "../option-list/match.ts";
import { isSelectable, stepOption, type OptionSource } from "../option-list/option.ts";
import { OptionList, rowId } from "../option-list/OptionList.tsx";
import { useOptions } from "../option-list/useOptions.ts";
import { Kbd } from "../text/Kbd.tsx";
import type { Command, CommandPaletteTexts, FindCommands } from "./command.ts";

interface PaletteSearchProps {
  commands: OptionSource<Command>;
  search: FindCommands | undefined;
  recent: readonly string[];
  texts: CommandPaletteTexts;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

const page = 10;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: page,
  PageUp: -page,
};

const nothing: readonly Command[] = [];

export function PaletteSearch({
  commands,
  search,
  recent,
  texts,
  onChoose,
  onClose,
}: PaletteSearchProps) {
  const [query, setQuery] = useState("");
  const [pointed, setPointed] = useState<string>();
  /** Whether Enter was pressed before there were results, in which case the first result is chosen when it arrives. */
  const awaited = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const asks = search !== undefined && query.trim() !== "";
  const local = useOptions(commands, query, true);
  const further = useOptions(asks ? search : nothing, query, asks);
  // The palette's own commands can be chosen while results of `search` are loading.
  const status = local.status === "ready" ? further.status : local.status;
  const later = further.options.filter(
    (command) => asks && status !== "failed" && (further.isCurrent || fits(command, query)),
  );
  const rows =
    local.status === "failed"
      ? []
      : [...withRecent(local.options, query === "" ? recent : [], texts), ...later];
  const enabled = rows.filter(isSelectable);
  const active = enabled.find(({ value }) => value === pointed) ?? enabled[0];
  const activeIndex = active ? rows.indexOf(active) : -1;

  const settle = useEffectEvent(() => {
    if (!awaited.current) return;
    awaited.current = false;
    if (active) onChoose(active);
  });
  useEffect(() => {
    if (status !== "loading") settle();
  }, [status]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const distance = steps[event.key];
    if (distance !== undefined) setPointed(stepOption(rows, active?.value, distance));
    else if (event.key !== "Enter") return;
    else if (local.status !== "loading" && active) onChoose(active);
    else if (status === "loading") awaited.current = true;
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
        {status === "loading" ? (
          <Spinner className="size-5 text-ink-muted" />
        ) : (
          <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={activeIndex < 0 ? undefined : rowId(listId, activeIndex)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={texts.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPointed(undefined);
            awaited.current = false;
          }}
          onKeyDown={onKeyDown}
          data-slot="command-palette-field"
          className="h-14 min-w-0 grow bg-transparent text-base text-ink text-ellipsis outline-none placeholder:text-ink-muted"
        />
        <CloseButton label={texts.close} onClick={onClose} />
      </div>
      <OptionList
        id={listId}
        label={texts.title}
        options={rows}
        active={active?.value}
        query={query}
        busy={status === "loading"}
        onChoose={onChoose}
        onPoint={setPointed}
        end={renderShortcut}
      />
      <ListStatus
        // While further results load, only the spinner in the field shows it: a status line would make the list jump
        // with every letter.
        status={
          local.status === "ready" && status === "loading" && rows.length > 0 ? "ready" : status
        }
        count={rows.length}
        texts={texts}
        onRetry={() => {
          field.current?.focus();
          if (local.status === "failed") local.retry();
          else further.retry();
        }}
      />
      <span aria-live="polite" className="sr-only">
        {announcement(status, rows.length, texts)}
      </span>
    </>
  );
}

/** Whether a result of an earlier query also matches the current one, and so stays until newer results arrive. */
function fits({ label, text = "" }: Command, query: string): boolean {
  const words = fold(`${label} ${text}`);
  return foldWords(query).every((word) => words.includes(word));
}

/** Moves the recently chosen commands to the top, under their own heading. */
function withRecent(
  commands: readonly Command[],
  recent: readonly string[],
  { recent: group }: CommandPaletteTexts,
): readonly Command[] {
  const late = recent.flatMap((value) => {
    const command = commands.find((one) => one.value === value);
    return command ? [{ ...command, ...(group !== undefined && { group }) }] : [];
  });
  return [...late, ...commands.filter(({ value }) => !recent.includes(value))];
}

const renderShortcut = ({ shortcut }: Command) =>
  shortcut && (
    <span data-slot="shortcut" className="flex shrink-0 gap-1 max-sm:hidden">
      {shortcut.map((key) => (
        <Kbd key={key} keys={[key]} />
      ))}
    </span>
  );
