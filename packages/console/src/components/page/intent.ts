// Carries a request to the page that can do it, such as "create a product" from anywhere.
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** State of a navigation that carries a wish. */
export const intentState = (name: string) => ({ state: { intent: name } });

/** Runs the wish once, when the page has mounted. */
export function useIntent(name: string, act: () => void): void {
  const { state, pathname, search } = useLocation() as {
    state: { intent?: string } | null;
  } & Record<"pathname" | "search", string>;
  const navigate = useNavigate();
  const isRequested = state?.intent === name;
  const grant = useEffectEvent(() => {
    // Clear the state first, so that a reload or Back does not run it again.
    void navigate(pathname + search, { replace: true, state: null });
    act();
  });
  useEffect(() => {
    if (isRequested) grant();
  }, [isRequested]);
}
