// Announces each toast once to screen readers, in live regions that are always rendered.
import { useEffect, useState } from "react";
import type { OpenToast } from "./useToast.ts";

export interface ToastNewsProps {
  /** The visible toasts, oldest first. */
  toasts: OpenToast[];
}

const announceMs = 1000;

export function ToastNews({ toasts }: ToastNewsProps) {
  const [announced, setAnnounced] = useState(0);
  const last = toasts.at(-1)?.id ?? 0;
  useEffect(() => {
    // Removed after a second, or someone who reads through the page would find the text twice.
    const timer = setTimeout(
      () => setAnnounced((previous) => Math.max(previous, last)),
      announceMs,
    );
    return () => clearTimeout(timer);
  }, [last]);

  return (["assertive", "polite"] as const).map((manner) => (
    <div key={manner} aria-live={manner} className="sr-only">
      {toasts
        .filter(
          ({ id, tone }) => id > announced && (tone === "danger") === (manner === "assertive"),
        )
        .map(({ id, title, lines, action }) => (
          // With the action's name, or somebody who only hears the message would not know of it.
          <p key={id}>{[title, ...lines, action?.label].filter(Boolean).join(" ")}</p>
        ))}
    </div>
  ));
}
