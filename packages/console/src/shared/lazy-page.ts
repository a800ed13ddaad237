// Pages and texts whose scripts are loaded when they are first shown.
import { createElement, lazy, type FunctionComponent } from "react";
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

/** Throws ScriptMissing while it is rendered. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return await patiently(load);
      } catch (cause) {
        throw new ScriptMissing(cause, () => {
          Page = begin();
        });
      }
    });
  let Page: FunctionComponent<Props> = begin();
  return (props) => createElement(Page, props);
}
