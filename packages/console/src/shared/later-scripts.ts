// Loads a page's scripts after the first paint of its content: a browser opens few connections and has one main thread,
// and the content and its pictures must not wait for the scripts that make it interactive.
import { isOther } from "./other-reader.ts";
import type { PageData } from "./page-data.ts";
import { whenStyled } from "./screen.ts";

/** ms, for the reader's screen and for the paint, each. */
const longestWait = 500;

const atMost = (wait: Promise<unknown>) =>
  Promise.race([wait, new Promise((end) => setTimeout(end, longestWait))]);

/**
 * Resolves at the first contentful paint: an animation frame alone does not prove that the content is on the screen.
 */
const painted = () =>
  new Promise<void>((end) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) end();
    }).observe({ type: "paint", buffered: true });
  });

/** Whether the page has content for this reader before hydration. A tab opened in the background paints nothing. */
const isSeen = ({ links }: PageData) =>
  !isOther() &&
  !document.hidden &&
  (links === undefined || document.getElementById("root")?.hasChildNodes() === true);

/**
 * Fetches the scripts into the browser's cache, where the module loader finds them. Not by link or script elements:
 * after a failure the browser never retries a module (arrived.ts).
 */
const fetchAll = (scripts: readonly string[]) =>
  Promise.all(
    scripts.map((script) =>
      fetch(script, { priority: "low" })
        .then((response) => response.text())
        .catch(() => undefined),
    ),
  );

/** `begun` resolves when the reader's screen is in the page. */
export async function loadScripts(data: PageData, begun: Promise<unknown>): Promise<void> {
  await atMost(begun);
  if (isSeen(data)) await atMost(painted());
  const entry = fetchAll(data.entry);
  void fetchAll(data.scripts);
  await whenStyled();
  // Not every browser lets a module share a request that is still in flight.
  await entry;
  const script = Object.assign(document.createElement("script"), {
    type: "module",
    src: data.entry[0],
  });
  document.head.append(script);
}
