// Pages and texts whose scripts are loaded when they are first shown.
import { lazy, type FunctionComponent } from "react";
import { patiently } from "./patiently.ts";

/** The script cannot be loaded: no network, or a newer release without it. Reloading the page helps. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
}

export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> =>
  lazy(async () => {
    try {
      return await patiently(load);
    } catch (cause) {
      throw new ScriptMissing("A script could not be loaded", { cause });
    }
  });
