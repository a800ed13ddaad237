// Renders its children in a shadow root with the style sheets of this page, as an application would with `styles.css`.
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

const sheetsOfPage = () =>
  [...document.styleSheets].map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join("\n"));
    return copy;
  });

export function InShadow({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current!;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = sheetsOfPage();
    setRoot(shadow);
  }, []);
  return (
    <div ref={host} data-testid="host">
      {root && createPortal(children, root)}
    </div>
  );
}
