// Pages and texts whose scripts are loaded when they are first shown.
import { createElement, lazy, useState, type FunctionComponent } from "react";
import { NotArrived } from "./arrived.ts";
import { patiently } from "./patiently.ts";

/** Thrown when a page's script or texts cannot be loaded. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
  /** True if a retry cannot help, e.g. because the release is no longer served; reloading the page does. */
  readonly gone: boolean;
  /** Resets the lazy component, so that the next render loads it again; or loads the texts again. */
  readonly forget: () => void | Promise<void>;

  constructor(cause: unknown, forget: ScriptMissing["forget"]) {
    super("A script could not be loaded", { cause });
    this.gone = !(cause instanceof NotArrived);
    this.forget = forget;
  }
}

export interface Lazy {
  /** Resolves when the script has loaded or failed; after a failure, rendering the page retries it. */
  readonly prepare: () => Promise<unknown>;
  /** Whether the page can render without suspending. */
  readonly isPrepared: () => boolean;
}

/** The component throws ScriptMissing during render if its script cannot be loaded. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> & Lazy {
  let prepared: FunctionComponent<Props> | undefined;
  const fetch = async () => {
    const part = await load();
    prepared = part.default;
    return part;
  };
  const begin = () =>
    lazy(async () => {
      try {
        return await patiently(fetch);
      } catch (cause) {
        throw new ScriptMissing(cause, () => {
          late = begin();
        });
      }
    });
  let late: FunctionComponent<Props> = begin();
  function LazyPage(props: Props) {
    // A lazy component suspends even if it is loaded, and React then shows the fallback for a third of a second.
    const [Page] = useState(() => prepared ?? late);
    return createElement(Page, props);
  }
  return Object.assign(LazyPage, {
    prepare: () => fetch().catch(() => undefined),
    isPrepared: () => prepared !== undefined,
  });
}
