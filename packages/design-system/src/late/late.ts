// A part of a component that is fetched when it is first wanted.
import { useEffect, useRef, useState, type RefObject } from "react";

interface Late<Part> {
  readonly fetch: () => Promise<void>;
  /** Undefined until it has come. */
  part: Part | undefined;
}

type Fetch = () => Promise<void>;
const known = new Set<Fetch>();
const listeners = new Set<(fetch: Fetch) => void>();

/**
 * Hands over how to fetch each part that a press opens, also those of components that are loaded later: for a page that
 * fetches them before its connection may be lost. A part that does not come is asked for again by the press.
 */
export function eachLatePart(take: (fetch: () => Promise<void>) => void): void {
  for (const fetch of known) take(fetch);
  listeners.add(take);
}

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  const made: Late<Part> = {
    part: undefined,
    fetch: async () => {
      made.part = await load();
    },
  };
  known.add(made.fetch);
  for (const take of listeners) take(made.fetch);
  return made;
}

interface Wish {
  /** What the part is asked for with. */
  button: RefObject<HTMLElement | null>;
  wanted: boolean;
  /** Called when it is no longer awaited: after Escape, or when somebody goes on elsewhere. */
  onLeft: () => void;
  /** Called when it does not come. */
  onMissing: () => void;
}

/** The part, once it was wanted and has come; `near` begins to fetch it. */
export function useLate<Part>(made: Late<Part>, { button, wanted, ...handlers }: Wish) {
  const [, setCame] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const { part } = made;
  useEffect(() => {
    if (!wanted || part) return undefined;
    // Whoever has left is not told any more what has come of it.
    const ended = new AbortController();
    const { signal } = ended;
    made.fetch().then(
      () => signal.aborted || setCame(true),
      () => signal.aborted || latest.current.onMissing(),
    );
    const leave = (event: Event) => {
      const isElsewhere = !event.composedPath().includes(button.current!);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : isElsewhere)
        latest.current.onLeft();
    };
    for (const type of ["keydown", "pointerdown", "focusin"])
      document.addEventListener(type, leave, { capture: true, signal });
    return () => ended.abort();
  }, [made, wanted, part, button]);
  // Whether it came is asked when it is wanted.
  const near = () => {
    if (!made.part) made.fetch().catch(() => undefined);
  };
  return { part, near };
}
