// Reports the content's height to the host, so that the frame needs no scrollbar of its own.
import type { Guest } from "./guest.ts";

/**
 * Follows the height of an element. Its height must not depend on the window's: an element of `100vh` in a frame that
 * follows it could never shrink. Returns a function that stops.
 */
export function followHeight(guest: Pick<Guest, "send" | "on">, element: Element): () => void {
  let lastHeight: number | undefined;
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === lastHeight) return;
    lastHeight = height;
    guest.send({ type: "app.height", height });
  };
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  // A host that starts to listen late misses the first message, and in a frame without height browsers report no size.
  const stop = guest.on("setup", () => {
    lastHeight = undefined;
    tell();
  });
  return () => {
    observer.disconnect();
    stop();
  };
}
