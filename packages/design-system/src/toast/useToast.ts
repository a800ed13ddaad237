// The API to show a toast: the hook, the message, and the context that the provider sets.
import { createContext, use } from "react";
import type { Tone } from "../tone.ts";

export const toastTones = ["danger", "success", "info"] as const satisfies readonly Tone[];
export type ToastTone = (typeof toastTones)[number];

export interface ToastAction {
  /** Text of the button: a verb. */
  label: string;
  /** Called when the button is clicked, which also closes the message. */
  onSelect: () => void;
}

export interface ToastMessage {
  /** Kind of message; `danger` interrupts screen readers, the other tones wait. */
  tone: ToastTone;
  /** A heading above the lines. */
  title?: string;
  /** What happened, one sentence per line; several lines become a list. */
  lines: readonly string[];
  /** One action; give the toast enough time, or offer the action elsewhere as well. */
  action?: ToastAction;
  /** Milliseconds that the toast stays, instead of the provider's `duration`; `Infinity` until it is closed. */
  duration?: number;
}

/** A message, or a function that returns one on each render, so that its texts follow a change of language. */
export type ToastSource = ToastMessage | (() => ToastMessage);

/** A visible message and its id. */
export type OpenToast = ToastMessage & { id: number };

export const resolveMessage = (source: ToastSource): ToastMessage =>
  typeof source === "function" ? source() : source;

export interface ToastApi {
  /** Shows a message and returns its id; an equal visible message is replaced. */
  show: (message: ToastSource) => string;
  /** Closes a message early. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it.");
  return api;
}
