// A story in a frame of a documentation page: it follows the page's controls and toolbar, its play function does not
// run, and it takes the focus only after the reader has clicked or typed in it. Otherwise a dialog that opens by itself
// would scroll the page and take the keyboard.
import { channelOf, chosenGlobals, previewOf } from "./preview-page.ts";

/**
 * Adds the toolbar's choices to PREVIEW_URL, from which Storybook takes the address of every frame, and of a story
 * opened in a tab of its own.
 */
const handOn = () =>
  Object.defineProperty(window, "PREVIEW_URL", {
    get: () =>
      `iframe.html?viewMode=story&globals=${Object.entries(chosenGlobals(window))
        .filter(([, value]) => typeof value === "string" && value !== "")
        .map((choice) => choice.join(":"))
        .join(";")}`,
  });

/** Whether this document is a story's frame in a documentation page; a cross-origin frame is not. */
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
  // Storybook does not run play functions of embedded stories.
  history.replaceState(null, "", `${location.pathname}${location.search}&embed=true`);
  followPage(window.parent);
  focusWhenEntered();
};
