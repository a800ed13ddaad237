// A value stored outside components, and the hook by which components subscribe to it.
import { useSyncExternalStore } from "react";

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (next: Value | ((previous: Value) => Value)) => void;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly follow: (onChange: () => void) => () => void;
}

export function createStore<Value extends object | string | number | boolean | undefined>(
  value: Value,
): Store<Value> {
  let now = value;
  const followers = new Set<() => void>();
  return {
    get: () => now,
    set(next) {
      now = typeof next === "function" ? next(now) : next;
      for (const tell of followers) tell();
    },
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}

export const useStore = <Value>({ get, follow }: Pick<Store<Value>, "get" | "follow">): Value =>
  useSyncExternalStore(follow, get);
