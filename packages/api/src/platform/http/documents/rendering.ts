// Renders pages in processes of their own, so that calls never wait for a page; of each client a few at once. Who finds
// no place gets the page unrendered, and the reader's browser renders it.
import { availableParallelism, constants } from "node:os";
import { processPool } from "../../process/process-pool.ts";
import { openAdmission } from "../connection/admission.ts";
import type { Encoding, Packed } from "./packed.ts";
import type { Write } from "./renderer.child.ts";
import type { Page, PageState } from "./renderer.ts";

/** Pages that are rendered or wait for it: of all clients, and of one. */
const limits = { calls: 16, share: 4 };
/** Long, because on a busy machine the first page waits for its process to start. */
const seconds = 60;
/** A process is kept while visitors come: the first page of a new one takes longer than many others. */
const idleMs = 10 * 60_000;

/** One core stays free for requests, which also have a higher priority than the processes. */
const pool = processPool<Write>("platform/http/documents/renderer.child", {
  most: Math.max(availableParallelism() - 1, 1),
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  taskMs: seconds * 1_000,
  idleMs,
});

/**
 * Writes a page's document with its data; without data, the browser renders the page. A session's document comes in
 * `encoding`, a visitors' one in all.
 */
export type Render = (page: Page, state?: PageState, encoding?: Encoding) => Promise<Packed>;

export interface Rendering {
  /**
   * Does the work of one page of this client, with `render`; undefined when there is no place for it. A rendering that
   * still waits when `signal` aborts is dropped, and throws its reason.
   */
  run<Result>(
    client: string,
    work: (render: Render) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result | undefined>;
}

/** Renders with the built renderer in this folder. */
export function openRendering(folder: string): Rendering {
  const places = openAdmission(limits);
  return {
    async run(client, work, signal) {
      const place = places.enter(client);
      if (typeof place === "string") return undefined;
      const render: Render = (page, state, encoding) =>
        pool({ folder, page, state, encoding }, { group: client, ...(signal && { signal }) });
      try {
        return await work(render);
      } finally {
        place();
      }
    },
  };
}
