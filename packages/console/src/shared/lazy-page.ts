// Pages and texts whose scripts are loaded when they are first shown.
import { createElement, lazy, useState, type FunctionComponent } from "react";
import { NotArrived } from "./arrived.ts";
import { patiently } from "./patiently.ts";

/** A script cannot be loaded. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
  /** Another try would not help, as with a release that is no longer served: loading the page again does. */
  readonly gone: boolean;
  /** After it, what is rendered again is loaded again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super("A script could not be loaded", { cause });
    this.gone = !(cause instanceof NotArrived);
    this.forget = forget;
  }
}

export interface Lazy {
  /** Ends when its script is there, or did not come: it is then asked for again when it is shown. */
  readonly prepare: () => Promise<unknown>;
  /** Whether it is shown at once. */
  readonly isPrepared: () => boolean;
}

/** Throws ScriptMissing while it is rendered. */
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
    // What is lazy pauses even when it is there, and React shows a third of a second that it is loading.
    const [Page] = useState(() => prepared ?? late);
    return createElement(Page, props);
  }
  return Object.assign(LazyPage, {
    prepare: () => fetch().catch(() => undefined),
    isPrepared: () => prepared !== undefined,
  });
}
