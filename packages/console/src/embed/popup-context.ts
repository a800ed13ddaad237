// What a popup's form asks of who is around it: where inputs search, what its callbacks lead to.
import { createContext } from "react";
import type { ListOption } from "@lanyard/design-system";
import type { PopupInput } from "@lanyard/host-bridge/popup-form";

export type Values = Readonly<Record<string, unknown>>;
export type Search = (
  input: PopupInput,
  words: string,
  signal: AbortSignal,
) => Promise<readonly ListOption[]>;

export interface PopupSurroundings {
  readonly search: Search;
  /** A callback of an input, after a change of it or a key. */
  readonly onInput: (callback: string, name: string, value: unknown) => void;
  /** Of a button; a form that was submitted waits until somebody closes the popup or writes an error. */
  readonly onButton: (callback: string, formId: string, values: Values) => void;
}

export const PopupContext = createContext<PopupSurroundings>({
  search: () => Promise.resolve([]),
  onInput: () => undefined,
  onButton: () => undefined,
});
