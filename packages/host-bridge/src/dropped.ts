// Reports why messages were dropped: to the console, in development only and once for each reason, and always to the
// application.
import type { Reason as Unread } from "./parse.ts";

export type Reason =
  | Unread
  | "another window"
  | "foreign origin"
  | "too many"
  | "nobody asked"
  | "nobody listens";
export type OnDrop = (reason: Reason, detail: string | undefined) => void;

/** Bundlers replace it by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export const reporter = (onDrop?: OnDrop): OnDrop => {
  const reported = new Set<Reason>();
  return (reason, detail) => {
    onDrop?.(reason, detail);
    try {
      if (process.env.NODE_ENV !== "production" && !reported.has(reason)) {
        reported.add(reason);
        // oxlint-disable-next-line no-console -- for who develops; production is silent.
        console.debug(`host-bridge dropped a message: ${reason} (${detail})`);
      }
    } catch {
      // A page without a bundler has no `process`, and counts as production.
    }
  };
};
