// Whose keyboard it is, for the signs of its keys. The server, which cannot know, writes words.
import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const here = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "mac" : "other");

export const useKeyboard = (): "mac" | "other" =>
  useSyncExternalStore(never, here, () => "other" as const);
