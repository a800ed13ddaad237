// Keys that the browser itself acts on, such as those of a native select: an event that a story makes up has no effect there.
declare global {
  /** Given by whatever visits the stories; nobody else can press a key from within a page. */
  var pressKey: ((key: string) => Promise<void>) | undefined;
  /** The keys that this story has pressed. */
  var pressedKeys: Set<string> | undefined;
}

/** Answers whether the key was pressed: in a story that somebody only looks at it is not, and its play ends there. */
export const pressKey = async (key: string): Promise<boolean> => {
  await globalThis.pressKey?.(key);
  // The page hears nothing of what is pressed in a list or a calendar that the browser has opened.
  globalThis.pressedKeys?.add(key === "Space" ? " " : key);
  return globalThis.pressKey !== undefined;
};
