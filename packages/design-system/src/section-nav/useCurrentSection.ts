// The section of a long page that is being read: the last one whose top is in the upper 40 per cent of the window.
import { useEffect, useState } from "react";

/** `ids` are the ids of the sections' elements, in page order. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const update = () => {
      const line = innerHeight * 0.4;
      const isAtEnd =
        scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line,
      );
      setCurrent(isAtEnd ? ids.at(-1) : (passed.at(-1) ?? ids[0]));
    };
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [ids]);
  return current;
}
