// What a popup's form needs from its surroundings: where its inputs search, and where its callbacks go.
import { createContext } from "react";
import type { ListOption } from "@lanyard/design-system";
import type { PopupForm, PopupInput } from "@lanyard/host-bridge/popup-form";

export type Values = Readonly<Record<string, unknown>>;
export type Search = (
  input: PopupInput,
  words: string,
  signal: AbortSignal,
) => Promise<readonly ListOption[]>;

export interface PopupEnvironment {
  readonly search: Search;
  /** The values that the host's page has for the form's inputs; empty where it has none. */
  readonly loadFields: (form: PopupForm) => Promise<Values>;
  /** Handles an input's callback, after a change or a keystroke. */
  readonly onInput: (callback: string, name: string, value: unknown) => void;
  /** Handles a button's callback; a submitted form stays busy until the popup closes, an error is set, or a timeout. */
  readonly onButton: (callback: string, formId: string, values: Values) => void;
}

export const PopupContext = createContext<PopupEnvironment>({
  search: () => Promise.resolve([]),
  loadFields: () => Promise.resolve({}),
  onInput: () => undefined,
  onButton: () => undefined,
});
