// Tells the host how high the content is, so that its frame needs no scrollbar of its own.
import type { Guest } from "./guest.ts";

/**
 * Follows the height of an element whose height does not depend on the window's: an element of `100vh` in a frame that
 * follows it would never become smaller. Answers how to stop.
 */
export function followHeight(guest: Pick<Guest, "send">, element: Element): () => void {
  let told: number | undefined;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    guest.send({ type: "app.height", height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
