// The kind of keyboard, for the labels of modifier keys. The server cannot know it and renders "other".
import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const here = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "mac" : "other");

export const useKeyboard = (): "mac" | "other" =>
  useSyncExternalStore(never, here, () => "other" as const);
