// The query of the address as the view that a page shows: a change keeps the page, its scroll position and its unsaved
// changes.
import { useSearchParams, type NavigateOptions } from "react-router-dom";
import { withoutAsking } from "../../drafts/useLeaveGuard.ts";

/** For `navigate`, where it stays on the page. */
export const onThisPage: NavigateOptions = { ...withoutAsking, preventScrollReset: true };

export function useViewParams() {
  const [params, setParams] = useSearchParams();
  const change = (next: Parameters<typeof setParams>[0], options?: NavigateOptions): void =>
    setParams(next, { ...onThisPage, ...options });
  return [params, change] as const;
}
