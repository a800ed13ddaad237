// How the page shows a toast: the hook, its message, and the context the provider fills.
import { createContext, use } from "react";
import type { Tone } from "../tone.ts";

export const toastTones = ["danger", "success", "info"] as const satisfies readonly Tone[];
export type ToastTone = (typeof toastTones)[number];

export interface ToastAction {
  /** Text of the button: a verb. */
  label: string;
  /** Called by the button, which closes the message. */
  onSelect: () => void;
}

export interface ToastMessage {
  /** What kind of news it is. Danger interrupts a screen reader, the others wait. */
  tone: ToastTone;
  /** A heading over the lines. */
  title?: string;
  /** What happened, one sentence each; several become a list. */
  lines: readonly string[];
  /** One thing to do about it. Give it time, or another place where it can be done later. */
  action?: ToastAction;
  /** Milliseconds it stays, in place of the provider's; `Infinity` until it is closed. */
  duration?: number;
}

/** A message, or a function that is asked anew whenever it is drawn: its words then follow a change of language. */
export type ToastSource = ToastMessage | (() => ToastMessage);

/** A visible message with its id. */
export type OpenToast = ToastMessage & { id: number };

export const saidBy = (source: ToastSource): ToastMessage =>
  typeof source === "function" ? source() : source;

export interface ToastApi {
  /** Shows a message and returns its id; the same message again takes the place of the first. */
  show: (message: ToastSource) => string;
  /** Closes a message early. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Throws outside of a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it.");
  return api;
}
