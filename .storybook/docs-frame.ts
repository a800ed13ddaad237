// A story in a frame of a documentation page: it follows the page's controls and toolbar, nobody plays it, and it takes the
// focus only when the reader is in it. What opens by itself would pull the page down to it, and the keyboard with it.
import { channelOf, chosenGlobals, previewOf } from "./preview-page.ts";

/**
 * Frames are as the toolbar says: Storybook takes their address from here whenever a choice is made, and that of a story in
 * a tab of its own.
 */
const handOn = () =>
  Object.defineProperty(window, "PREVIEW_URL", {
    get: () =>
      `iframe.html?viewMode=story&globals=${Object.entries(chosenGlobals(window))
        .filter(([, value]) => typeof value === "string" && value !== "")
        .map((choice) => choice.join(":"))
        .join(";")}`,
  });

/** Whether this document is such a frame; a frame of another origin is none. */
const inDocs = () => Boolean(window.frameElement?.closest("#storybook-docs"));

const followPage = (page: Window) => {
  const own = new URLSearchParams(window.location.search).get("id");
  const ofOwn = (act: "onUpdateArgs" | "onResetArgs") => (sent: { storyId: string }) =>
    sent.storyId === own && void previewOf(window)[act](sent);
  const listeners = {
    updateStoryArgs: ofOwn("onUpdateArgs"),
    resetStoryArgs: ofOwn("onResetArgs"),
  };
  const channel = channelOf(page);
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  window.addEventListener("pagehide", () => {
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  });
};

const focusWhenEntered = () => {
  let entered = false;
  const enter = () => {
    entered = true;
  };
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, enter, { capture: true, once: true });
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus")?.value as (
    this: HTMLElement,
    options?: FocusOptions,
  ) => void;
  HTMLElement.prototype.focus = function focusInEnteredFrame(options) {
    if (entered) focus.call(this, { ...options, preventScroll: true });
  };
};

export const joinDocs = (): void => {
  if (!inDocs()) {
    handOn();
    return;
  }
  const { location, history } = window;
  // Storybook plays no story that it knows to be embedded.
  history.replaceState(null, "", `${location.pathname}${location.search}&embed=true`);
  followPage(window.parent);
  focusWhenEntered();
};
