// Sets the toolbar's choices on the document element, as an application would.
import { useLayoutEffect, useReducer, type ReactNode } from "react";

interface StoryGroundProps {
  /** Value of `data-theme`. */
  theme: string;
  /** Value of `data-brand`. */
  brand: string;
  /** Value of `lang`. */
  language: string;
  /** Value of `dir`. */
  direction: "ltr" | "rtl";
  /** Font size of the document, in percent of the browser's. */
  text: number;
  children: ReactNode;
}

export function StoryGround(props: StoryGroundProps) {
  const { theme, brand, language, direction, text, children } = props;
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.dataset["theme"] = theme;
    root.dataset["brand"] = brand;
    root.lang = language;
    root.dir = direction;
    root.style.fontSize = text === 100 ? "" : `${text}%`;
  }, [theme, brand, language, direction, text]);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // A play function starts before React has run the effects of the first render, sooner than any user could act;
  // rendering again runs them.
  useLayoutEffect(renderAgain, [renderAgain]);
  return children;
}
