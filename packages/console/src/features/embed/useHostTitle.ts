// Sends the page's title to the host, for the host's own heading.
import { useEffect } from "react";
import type { HostLine } from "./host-line.ts";

export const titleId = "title";

export function useHostTitle(line: Pick<HostLine, "send">, ready: boolean): void {
  useEffect(() => {
    const element = document.querySelector("title");
    if (!ready || !element) return undefined;
    let sentTitle = "";
    const tell = () => {
      if (document.title === sentTitle) return;
      sentTitle = document.title;
      line.send({ type: "set.element", id: titleId, value: sentTitle });
    };
    const watch = new MutationObserver(tell);
    watch.observe(element, { childList: true, characterData: true, subtree: true });
    tell();
    return () => watch.disconnect();
  }, [line, ready]);
}
