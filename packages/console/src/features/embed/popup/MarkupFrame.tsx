// A host's markup in a fully sandboxed frame: it has no origin, scripts, forms or navigation, so it cannot reach
// storage, tokens or the page. Its CSP allows no requests.
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { markupDocument, type Look } from "./markup-document.ts";

/** The colours, language and direction of the page, because a frame inherits none of them. */
function readLook(element: Element): Look {
  const { color, backgroundColor, colorScheme, direction } = getComputedStyle(element);
  return {
    ink: color,
    ground: backgroundColor,
    scheme: colorScheme || "normal",
    language: document.documentElement.lang,
    direction,
  };
}

/** Updates when theme, language or direction change, in the page or in the reader's system. */
function useLook(place: RefObject<Element | null>): Look | undefined {
  const [look, setLook] = useState<Look>();
  useLayoutEffect(() => {
    const read = () => place.current && setLook(readLook(place.current));
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
  /** A CSS length. */
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
