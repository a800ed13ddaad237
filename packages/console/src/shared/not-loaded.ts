// Says that the console did not arrive, where one of the scripts that every page needs cannot be loaded: the words are in
// the document. What the server rendered stays, also for whom it was not meant.
import { takeMark } from "./other-reader.ts";

/** In the words of a language. */
export interface NotLoaded {
  readonly text: string;
  /** Of the link that loads the page again. */
  readonly again: string;
}

export const notLoadedId = "not-loaded";

/** Call it in the head of the page. */
export function watchScripts(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      takeMark();
      document.getElementById(notLoadedId)?.removeAttribute("hidden");
    },
    true,
  );
}
