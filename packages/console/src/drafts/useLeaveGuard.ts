// Asks before the user leaves a page with unsaved changes: by a link, by the browser's Back and Forward, by closing the
// tab.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useBlocker, type NavigateOptions } from "react-router-dom";

interface Question {
  readonly go: () => void;
  readonly stay?: () => void;
}
type Ask = (question: Question) => void;

/** The active guards. If there are several (a dialog over a form), the last one asks. */
const guards: Ask[] = [];

/** For `navigate`, where nothing is lost, or nothing can be kept because the session has ended. */
export const withoutAsking: NavigateOptions = { state: { asks: false } };

/** Runs `go`, but asks first while there is something to lose. */
export function confirmLeave(go: () => void): void {
  const ask = guards.at(-1);
  if (ask) ask({ go });
  else go();
}

/** Holds the router's navigations to other pages for the guards; call it once, around all pages. */
export function useGuardedNavigation(): void {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) =>
      guards.length > 0 &&
      (here.pathname !== next.pathname || here.search !== next.search) &&
      // Going back and forward, the state is that of an earlier navigation.
      (historyAction === NavigationType.Pop ||
        (next.state as { asks?: boolean } | null)?.asks !== false),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { proceed, reset } = blocker;
    const ask = guards.at(-1);
    if (ask) ask({ go: proceed, stay: reset });
    else proceed();
  }, [blocker]);
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

/** Guards the page while `active`. `onLeave` is called when the user agrees to lose the changes. */
export function useLeaveGuard(active: boolean, onLeave?: () => void): LeaveGuard {
  const [question, setQuestion] = useState<Question>();
  const ask = useEffectEvent((next: Question) => {
    question?.stay?.();
    setQuestion(next);
  });
  const end = useRef(() => {});

  useEffect(() => {
    if (!active) return undefined;
    const guard: Ask = (next) => ask(next);
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.push(guard);
    addEventListener("beforeunload", onBeforeUnload);
    end.current = () => {
      if (guards.includes(guard)) guards.splice(guards.indexOf(guard), 1);
      removeEventListener("beforeunload", onBeforeUnload);
    };
    return () => end.current();
  }, [active]);

  return {
    active,
    asking: question !== undefined,
    stay: () => {
      question?.stay?.();
      setQuestion(undefined);
    },
    ask: (go) => (active ? setQuestion({ go }) : go()),
    leave: () => {
      setQuestion(undefined);
      end.current();
      onLeave?.();
      question?.go();
    },
  };
}
