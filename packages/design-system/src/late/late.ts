// Code-split parts of components, loaded when they are first needed.
import { useEffect, useRef, useState, type RefObject } from "react";

interface Late<Part> {
  readonly fetch: () => Promise<void>;
  /** Undefined until loaded. */
  part: Part | undefined;
}

type Fetch = () => Promise<void>;
const registered = new Set<Fetch>();
const listeners = new Set<(fetch: Fetch) => void>();

/**
 * Calls `take` with the loader of each part that opens on a click, also for components registered later, so that a page
 * can load the parts while it is online. If that fails, the click loads the part again.
 */
export function eachLatePart(take: (fetch: () => Promise<void>) => void): void {
  for (const fetch of registered) take(fetch);
  listeners.add(take);
}

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  const created: Late<Part> = {
    part: undefined,
    fetch: async () => {
      created.part = await load();
    },
  };
  registered.add(created.fetch);
  for (const take of listeners) take(created.fetch);
  return created;
}

interface LateOptions {
  /** The button that opens the part. */
  button: RefObject<HTMLElement | null>;
  isRequested: boolean;
  /** Called when the user stops waiting: by Escape, or by a click or focus elsewhere. */
  onCancel: () => void;
  /** Called when loading fails. */
  onMissing: () => void;
}

/** Loads the part while it is requested and returns it once loaded; call `near` to start loading earlier. */
export function useLate<Part>(
  latePart: Late<Part>,
  { button, isRequested, ...handlers }: LateOptions,
) {
  const [, setCame] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const { part } = latePart;
  useEffect(() => {
    if (!isRequested || part) return undefined;
    // After the user has left, the result of loading is ignored.
    const ended = new AbortController();
    const { signal } = ended;
    latePart.fetch().then(
      () => signal.aborted || setCame(true),
      () => signal.aborted || latest.current.onMissing(),
    );
    const leave = (event: Event) => {
      const isElsewhere = !event.composedPath().includes(button.current!);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : isElsewhere)
        latest.current.onCancel();
    };
    for (const type of ["keydown", "pointerdown", "focusin"])
      document.addEventListener(type, leave, { capture: true, signal });
    return () => ended.abort();
  }, [latePart, isRequested, part, button]);
  // Reads `made.part`, because the part may have loaded since the last render.
  const near = () => {
    if (!latePart.part) latePart.fetch().catch(() => undefined);
  };
  return { part, near };
}
