// The search of the store: answers come while one types.
import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "@lanyard/design-system";

interface Words {
  readonly typed: string;
  /** What the address said last. */
  readonly seen: string;
  /** What is on its way into the address. */
  readonly sent: readonly string[];
}

interface WallSearchProps {
  readonly filter: string;
  readonly onSearch: (filter: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  /** How many it has found; undefined without a search. */
  readonly result: string | undefined;
}

export function WallSearch({ filter, onSearch, field, busy, result = "" }: WallSearchProps) {
  const { t } = useTranslation("store");
  // What is typed runs ahead of the address: words on their way there are not typed again when they arrive, and what
  // else the address says is: after Back, by a link.
  const [words, setWords] = useState<Words>({ typed: filter, seen: filter, sent: [] });
  if (words.seen !== filter) {
    const own = words.sent.indexOf(filter);
    setWords({
      typed: own < 0 ? filter : words.typed,
      seen: filter,
      sent: own < 0 ? [] : words.sent.slice(own + 1),
    });
  }
  const search = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === (words.sent.at(-1) ?? filter)) return;
    setWords((before) => ({ ...before, sent: [...before.sent, wanted] }));
    onSearch(wanted);
  };
  return (
    <div
      role="search"
      aria-label={t("wall.list")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <div className="min-w-0 grow sm:max-w-md">
        <SearchField
          ref={field}
          label={t("wall.search")}
          labelHidden
          placeholder={t("wall.search")}
          autoComplete="off"
          clearLabel={t("wall.search_clear")}
          busy={busy}
          busyLabel={t("wall.searching")}
          value={words.typed}
          onValueChange={(typed) => setWords((before) => ({ ...before, typed }))}
          onSearch={search}
        />
      </div>
      <output className="text-sm text-ink-muted tabular-nums empty:hidden">{result}</output>
    </div>
  );
}
