// Asks before the user leaves a page with unsaved changes: by a link, by the browser's Back and Forward, by closing the
// tab. The declarative router has no blocker; the data router, which has one, would add 16 kB to every page.
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { askBeforeLeaving } from "./leave-by.ts";
import { interceptPopState } from "./popstate.ts";
import { editsAreAside } from "./load-again.ts";

/** The index that the router stores in each entry of the history. */
const historyIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * The path inside the console that a click leads to; undefined for the same page and for clicks that the browser
 * handles.
 */
function internalTarget(event: MouseEvent): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const stays = pathname === location.pathname && search === location.search;
  return origin === location.origin && !stays ? pathname + search + hash : undefined;
}

export interface LeaveGuard {
  readonly active: boolean;
  /** Whether to show the confirmation. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Runs `go`, e.g. closing a dialog, but asks first while there is something to lose. */
  readonly ask: (go: () => void) => void;
}

/**
 * Guards the page while `active`: links, Back and Forward, `leaveBy` and closing the tab; other navigation by code is
 * not guarded. `onLeave` is called when the user agrees to lose the changes.
 */
export function useLeaveGuard(active: boolean, onLeave?: () => void): LeaveGuard {
  const navigate = useNavigate();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!active) return undefined;
    let here = historyIndex();
    leaving.current = false;

    const onClick = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (target === undefined || leaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setPending(() => () => void navigate(target));
    };
    const onPopState = (event: PopStateEvent) => {
      const step = historyIndex() - here;
      if (step === 0 || leaving.current) {
        here = historyIndex();
        return;
      }
      // The address has already changed: hide the event from the router, and go back.
      event.stopImmediatePropagation();
      history.go(-step);
      setPending(() => () => history.go(step));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!editsAreAside()) event.preventDefault();
    };

    const askNoMore = askBeforeLeaving((go) => (leaving.current ? go() : setPending(() => go)));
    const goBackFreely = interceptPopState(onPopState);
    document.addEventListener("click", onClick, true);
    addEventListener("beforeunload", onBeforeUnload);
    return () => {
      askNoMore();
      goBackFreely();
      document.removeEventListener("click", onClick, true);
      removeEventListener("beforeunload", onBeforeUnload);
    };
  }, [active, navigate]);

  return {
    active,
    asking: pending !== null,
    stay: () => setPending(null),
    ask: (go) => (active ? setPending(() => go) : go()),
    leave: () => {
      leaving.current = true;
      setPending(null);
      onLeave?.();
      pending?.();
    },
  };
}
