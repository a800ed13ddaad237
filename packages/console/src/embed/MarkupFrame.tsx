// Somebody else's markup in a frame that is nobody's: without an origin, scripts, forms or ways out, so that there is no
// storage, token or page for it to reach. Its policy asks no server for anything.
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { markupDocument, type Look } from "./markup-document.ts";

/** The page's own look: a frame inherits none. */
function lookOf(element: Element): Look {
  const { color, backgroundColor, colorScheme, direction } = getComputedStyle(element);
  return {
    ink: color,
    ground: backgroundColor,
    scheme: colorScheme || "normal",
    language: document.documentElement.lang,
    direction,
  };
}

/** Again whenever theme, language or direction change, by the page or by the reader's system. */
function useLook(place: RefObject<Element | null>): Look | undefined {
  const [look, setLook] = useState<Look>();
  useLayoutEffect(() => {
    const read = () => place.current && setLook(lookOf(place.current));
    const themes = new MutationObserver(read);
    themes.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme", "data-brand", "dir", "lang"],
      subtree: true,
    });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", read);
    read();
    return () => {
      themes.disconnect();
      system.removeEventListener("change", read);
    };
  }, [place]);
  return look;
}

interface MarkupFrameProps {
  readonly title: string;
  readonly markup: string;
  /** As CSS has it. */
  readonly height: string;
}

export function MarkupFrame({ title, markup, height }: MarkupFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const look = useLook(place);
  const content = useMemo(() => look && markupDocument(markup, look), [markup, look]);
  return (
    <div ref={place} className="bg-surface-raised text-ink" style={{ height }}>
      {content !== undefined && (
        <iframe
          title={title}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={content}
          className="block size-full rounded-md border border-line"
        />
      )}
    </div>
  );
}
