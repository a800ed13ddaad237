// Asks before a page with unsaved changes is left: by a link, by the browser's back and forward, by closing the tab.
// The declarative router has no blocker of its own; the data router, which has, would weigh 16 kB more on every page.
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { interceptPopState } from "./popstate.ts";

/** The router numbers the entries of the history it makes. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** The address a click leads to inside the console; undefined when the page stays or the browser takes over. */
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
  /** Somebody wants to leave and has to decide. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Watches while `active`; navigation by code is not asked about. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!active) return undefined;
    let here = placeInHistory();
    leaving.current = false;

    const onClick = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (target === undefined || leaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setPending(() => () => void navigate(target));
    };
    const onPopState = (event: PopStateEvent) => {
      const step = placeInHistory() - here;
      if (step === 0 || leaving.current) {
        here = placeInHistory();
        return;
      }
      // The address has changed already: the router is not told, and the address goes back.
      event.stopImmediatePropagation();
      history.go(-step);
      setPending(() => () => history.go(step));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener("click", onClick, true);
    interceptPopState(onPopState);
    addEventListener("beforeunload", onBeforeUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      interceptPopState(undefined);
      removeEventListener("beforeunload", onBeforeUnload);
    };
  }, [active, navigate]);

  return {
    asking: pending !== null,
    stay: () => setPending(null),
    leave: () => {
      leaving.current = true;
      setPending(null);
      pending?.();
    },
  };
}
