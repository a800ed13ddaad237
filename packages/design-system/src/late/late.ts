// Code-split parts of components, loaded when they are first needed.
import { useEffect, useRef, useState, type RefObject } from "react";

interface Late<Part> {
  readonly fetch: () => Promise<void>;
  /** Undefined until loaded. */
  part: Part | undefined;
}

type Fetch = () => Promise<void>;
const known = new Set<Fetch>();
const listeners = new Set<(fetch: Fetch) => void>();

/**
 * Calls `take` with the loader of each part that opens on a click, also for components registered later, so that a page
 * can load the parts while it is online. If that fails, the click loads the part again.
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
  /** The button that opens the part. */
  button: RefObject<HTMLElement | null>;
  wanted: boolean;
  /** Called when the user stops waiting: by Escape, or by a click or focus elsewhere. */
  onLeft: () => void;
  /** Called when loading fails. */
  onMissing: () => void;
}

/** Loads the part while it is `wanted` and returns it once loaded; call `near` to start loading earlier. */
export function useLate<Part>(made: Late<Part>, { button, wanted, ...handlers }: Wish) {
  const [, setCame] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const { part } = made;
  useEffect(() => {
    if (!wanted || part) return undefined;
    // After the user has left, the result of loading is ignored.
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
  // Reads `made.part`, because the part may have loaded since the last render.
  const near = () => {
    if (!made.part) made.fetch().catch(() => undefined);
  };
  return { part, near };
}
