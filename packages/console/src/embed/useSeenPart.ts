// Keeps dialogs where somebody looks. A frame that is as high as its content has its middle where nobody may be: when a
// dialog is open, the part of the frame that the host shows is measured, and embed.css puts the dialog there.
import { useEffect } from "react";
// As a text: what a part brings as a file is fetched before it is imported (shared/arrived.ts), and never becomes a style.
import rules from "./embed.css?inline";

const dialogs = "[role=dialog], [role=alertdialog]";

/** ms: the frame grows and shrinks with its content, and nobody tells a frame that its host was scrolled. */
const measureEach = 250;

function measure(): void {
  const root = document.documentElement;
  // Across the edges of frames only this observer sees; it tells once, and is done.
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (!entry?.isIntersecting) return;
    const { top, bottom } = entry.intersectionRect;
    root.style.setProperty("--seen-top", `${Math.max(0, Math.ceil(top))}px`);
    root.style.setProperty("--seen-bottom", `${Math.max(0, Math.ceil(innerHeight - bottom))}px`);
  }).observe(root);
}

export function useSeenPart(): void {
  useEffect(() => {
    document.documentElement.dataset["host"] = "";
    const style = document.createElement("style");
    style.textContent = rules;
    document.head.append(style);
    let again: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(again);
      again = undefined;
    };
    const watch = new MutationObserver(() => {
      if (!document.querySelector(dialogs)) return stop();
      measure();
      again ??= setInterval(measure, measureEach);
    });
    watch.observe(document.body, { childList: true });
    return () => {
      watch.disconnect();
      stop();
      style.remove();
      delete document.documentElement.dataset["host"];
    };
  }, []);
}
