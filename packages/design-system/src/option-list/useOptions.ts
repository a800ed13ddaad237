// The options that match a query: filtered from a list at once, or loaded from a function.
import { useEffect, useMemo, useRef, useState } from "react";
import { fold, foldWords } from "./match.ts";
import type { ListOption, OptionSource } from "./option.ts";

export type OptionsStatus = "ready" | "loading" | "failed";

/** Delay before a search in ms, so that fast typing does not start one for every letter. */
const pause = 150;

interface Answer<Option> {
  request: string;
  options?: readonly Option[];
  /** Whether more results are to follow. */
  isPart?: boolean;
}

export function useOptions<Option extends ListOption>(
  source: OptionSource<Option>,
  query: string,
  enabled: boolean,
) {
  const local = typeof source === "function" ? undefined : source;
  const matches = useLocal(local, query);
  const answer = useAnswer(typeof source === "function" ? source : undefined, query, enabled);
  return local
    ? { options: matches, status: "ready" as const, isCurrent: true, retry: answer.retry }
    : answer;
}

const none: readonly never[] = [];

function useLocal<Option extends ListOption>(options: readonly Option[] = none, query: string) {
  const words = foldWords(query).join(" ");
  const texts = useMemo(
    () => options.map(({ label, text = "" }) => fold(`${label} ${text}`)),
    [options],
  );
  return useMemo(() => {
    const needles = words.split(" ");
    return options.filter((_, index) => needles.every((word) => texts[index]?.includes(word)));
  }, [options, texts, words]);
}

function useAnswer<Option extends ListOption>(
  find: Exclude<OptionSource<Option>, readonly Option[]> | undefined,
  query: string,
  enabled: boolean,
) {
  const [answer, setAnswer] = useState<Answer<Option>>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const request = `${attempt} ${query}`;
  const asks = enabled && find !== undefined;
  useEffect(() => {
    if (!asks) return undefined;
    const stale = new AbortController();
    const tell = (options?: readonly Option[], isPart = false) => {
      if (!stale.signal.aborted) setAnswer({ request, options, isPart });
    };
    const timer = setTimeout(() => {
      // Inside a promise, so that a function that throws synchronously counts as failed, too.
      new Promise<readonly Option[] | undefined>((resolve) =>
        resolve(latest.current?.(query, stale.signal, (options) => tell(options, true))),
      ).then(
        (options) => tell(options),
        () => tell(),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [asks, query, request]);
  const current = answer?.request === request;
  const status: OptionsStatus =
    !current || answer.isPart ? "loading" : answer.options ? "ready" : "failed";
  return {
    /** The previous options stay while the next ones load. */
    options: answer?.options ?? none,
    status,
    /** Whether the options, complete or partial, belong to the current query. */
    isCurrent: current,
    retry: () => setAttempt((count) => count + 1),
  };
}
