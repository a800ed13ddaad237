// Keeps dialogs visible. The middle of a frame that is as high as its content may be out of sight: while a dialog is
// open, this measures the part of the frame that the host shows, and embed.css moves the dialog there.
import { useEffect } from "react";
// Imported as a string: a chunk's CSS file would only be fetched and never applied.
import rules from "./embed.css?inline";

const dialogs = "[role=dialog], [role=alertdialog]";

/** ms between measurements: the frame changes with its content, and a frame gets no event when its host scrolls. */
const measureEach = 250;

function measure(): void {
  const root = document.documentElement;
  // Only IntersectionObserver sees clipping by the outer frame; disconnect after its first report.
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (!entry?.isIntersecting) return;
    const { top, bottom } = entry.intersectionRect;
    root.style.setProperty("--seen-top", `${Math.max(0, Math.ceil(top))}px`);
    root.style.setProperty("--seen-bottom", `${Math.max(0, Math.ceil(innerHeight - bottom))}px`);
  }).observe(root);
}

export function useVisiblePart(): void {
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
