// What somebody asked for before the page that can do it was open: "create a product", from anywhere.
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** State of a navigation that carries a wish. */
export const wish = (name: string) => ({ state: { wish: name } });

/** Does it once, when the page is there. */
export function useWish(name: string, act: () => void): void {
  const { state, pathname, search } = useLocation() as { state: { wish?: string } | null } & Record<
    "pathname" | "search",
    string
  >;
  const navigate = useNavigate();
  const isAsked = state?.wish === name;
  const grant = useEffectEvent(() => {
    // Loaded again or gone back to, the page does not do it again.
    void navigate(pathname + search, { replace: true, state: null });
    act();
  });
  useEffect(() => {
    if (isAsked) grant();
  }, [isAsked]);
}
