// Says that the console did not arrive, where one of the scripts or the stylesheet that every page needs cannot be loaded: the
// words are in the document. Without scripts what the server rendered stays, also for whom it was not meant.
import { takeMark } from "./other-reader.ts";

/** In the words of a language. */
export interface NotLoaded {
  readonly text: string;
  /** Of the link that loads the page again. */
  readonly again: string;
  /** To whose browser runs none. */
  readonly scripts: string;
}

export const notLoadedId = "not-loaded";

/** ms. */
const pause = 1_000;

const show = () => document.getElementById(notLoadedId)?.removeAttribute("hidden");

/** One that was lost on its way is asked for once more. */
function askAgain(sheet: HTMLLinkElement): void {
  const next = sheet.cloneNode() as HTMLLinkElement;
  next.dataset["again"] = "";
  setTimeout(() => sheet.replaceWith(next), pause);
}

/** Call it in the head of the page. */
export function watchLoading(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) {
        takeMark();
        show();
      } else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") {
        if (target.dataset["again"] === undefined) askAgain(target);
        else show();
      }
    },
    true,
  );
}
