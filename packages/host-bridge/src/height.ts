// Tells the host how high the content is, so that its frame needs no scrollbar of its own.
import type { Guest } from "./guest.ts";

/**
 * Follows the height of an element whose height does not depend on the window's: an element of `100vh` in a frame that
 * follows it would never become smaller. Answers how to stop.
 */
export function followHeight(guest: Pick<Guest, "send" | "on">, element: Element): () => void {
  let told: number | undefined;
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    guest.send({ type: "app.height", height });
  };
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  // A host that listens late has missed the first; and in a frame that has no height yet browsers observe nothing.
  const stop = guest.on("setup", () => {
    told = undefined;
    tell();
  });
  return () => {
    observer.disconnect();
    stop();
  };
}
