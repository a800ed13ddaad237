// Leaves the console for another site's page, such as the payment provider's.

const isAddress = (url: string): boolean => /^https?:\/\//.test(url);

/** Accepts http and https only, because the address comes from a server. */
export function leaveFor(url: string): void {
  if (isAddress(url)) window.open(url, "_self");
}

/** Whether the console is in a host's frame, in which another site's page may refuse to be shown. */
export const isFramed = (): boolean => window.parent !== window;

/** A page of another site that opens where it can be shown. */
export interface Leaving {
  /** Shows the page. */
  readonly to: (url: string) => void;
  /** There is no page to show. */
  readonly stay: () => void;
}

/**
 * Call it in the press that leads to another site's page, before its address is known: in a host's frame it opens a
 * window, which a browser allows in a press only. The page cannot reach the console: the window has no opener. Whether
 * it is still open says nothing, so nobody asks; the server knows the outcome.
 */
export function beginLeaving(): Leaving {
  if (!isFramed()) return { to: leaveFor, stay: () => {} };
  const opened = window.open("about:blank", "_blank");
  if (opened) opened.opener = null;
  return {
    to: (url) => {
      if (opened && isAddress(url)) opened.location.replace(url);
    },
    stay: () => opened?.close(),
  };
}
