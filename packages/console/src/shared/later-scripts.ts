// Asks for the scripts of a page once what can be seen of it without them has been painted: a browser opens few connections
// and has one thread, and what is painted, with its pictures, does not wait behind what makes it live.
import { isOther } from "./other-reader.ts";
import type { PageData } from "./page-data.ts";
import { whenStyled } from "./screen.ts";

/** ms, for a reader's screen as for the paint. */
const longestWait = 500;

const atMost = (wait: Promise<unknown>) =>
  Promise.race([wait, new Promise((end) => setTimeout(end, longestWait))]);

/** Content is on the reader's screen: a frame that was only drawn may still wait for the pictures in it. */
const painted = () =>
  new Promise<void>((end) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) end();
    }).observe({ type: "paint", buffered: true });
  });

/** Whether the page has something for this reader before it lives. A tab that is opened behind others paints nothing. */
const isSeen = ({ links }: PageData) =>
  !isOther() &&
  !document.hidden &&
  (links === undefined || document.getElementById("root")?.hasChildNodes() === true);

/**
 * Into the browser's cache, where the modules find them. Not by links or elements: a module that did not come by one is never
 * asked for again (arrived.ts).
 */
const fetchAll = (scripts: readonly string[]) =>
  Promise.all(
    scripts.map((script) =>
      fetch(script, { priority: "low" })
        .then((response) => response.text())
        .catch(() => undefined),
    ),
  );

/** `begun` ends when a reader's screen is in the page. */
export async function loadScripts(data: PageData, begun: Promise<unknown>): Promise<void> {
  await atMost(begun);
  if (isSeen(data)) await atMost(painted());
  const entry = fetchAll(data.entry);
  void fetchAll(data.scripts);
  await whenStyled();
  // Not every browser takes for the modules what is still on its way.
  await entry;
  const script = Object.assign(document.createElement("script"), {
    type: "module",
    src: data.entry[0],
  });
  document.head.append(script);
}
