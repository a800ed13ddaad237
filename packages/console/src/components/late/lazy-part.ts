// Parts of a page whose scripts are loaded when they are first shown.
import { lazy, type FunctionComponent } from "react";

/** A script, or a file of texts, could not be loaded: reloading the page helps, as a browser asks for a module once. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";

  constructor(cause: unknown) {
    super("A part of the page could not be loaded", { cause });
  }
}

/** Rejects with PartMissing if the script cannot be loaded. */
export const loaded = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new PartMissing(cause);
  });

/** The component throws PartMissing during render if its script cannot be loaded. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
) =>
  Object.assign(
    lazy(() => loaded(load())),
    {
      prefetch: (): void => {
        // A failure shows when the part is rendered.
        load().catch(() => undefined);
      },
    },
  );
