// Real key presses, for elements that ignore synthetic events, such as a native select.
declare global {
  /** Provided by the test runner that visits the stories, because a page cannot press real keys itself. */
  var pressKey: ((key: string) => Promise<void>) | undefined;
  /** The keys that this story has pressed. */
  var pressedKeys: Set<string> | undefined;
}

/**
 * Returns whether the key was pressed. When somebody only views a story, it is not, and the play function ends there.
 */
export const pressKey = async (key: string): Promise<boolean> => {
  await globalThis.pressKey?.(key);
  // Recorded here, because the page gets no events for keys pressed in a native list or calendar.
  globalThis.pressedKeys?.add(key === "Space" ? " " : key);
  return globalThis.pressKey !== undefined;
};
