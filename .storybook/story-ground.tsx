// Writes the toolbar's choices on the document, where an application would write them.
import { useLayoutEffect, type ReactNode } from "react";

interface StoryGroundProps {
  /** Value of `data-theme`. */
  theme: string;
  /** Value of `data-brand`. */
  brand: string;
  /** Value of `lang`. */
  language: string;
  /** Value of `dir`. */
  direction: "ltr" | "rtl";
  children: ReactNode;
}

export function StoryGround({ theme, brand, language, direction, children }: StoryGroundProps) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dataset["theme"] = theme;
    root.dataset["brand"] = brand;
    root.lang = language;
    root.dir = direction;
  }, [theme, brand, language, direction]);
  return children;
}
