// The notification service: one part of the product pushes a value, and all current listeners get it. Parts know the
// topic, not each other.
import { useEffect, useEffectEvent } from "react";

type Listener<Value> = (value: Value) => void;

export interface Topic<Value> {
  readonly name: string;
  /** Returns how many listeners got it. */
  readonly push: (value: Value) => number;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: Listener<Value>) => () => void;
}

/** Topics that a host may push to by name; each function parses and pushes a value. */
const open = new Map<string, (input: unknown) => boolean>();

/**
 * `read` parses a value from outside, and returns undefined for an invalid one; without `read` only the product itself
 * can push to the topic.
 */
export function topic<Value>(
  name: string,
  parse?: (input: unknown) => Value | undefined,
): Topic<Value> {
  const listeners = new Set<Listener<Value>>();
  const push = (value: Value): number => {
    // A copy, because a listener may unsubscribe itself or add another.
    const hearing = [...listeners];
    for (const listener of hearing) {
      try {
        listener(value);
      } catch (failure) {
        // A failing listener must not affect the others.
        reportError(failure);
      }
    }
    return hearing.length;
  };
  if (parse)
    open.set(name, (input) => {
      const value = parse(input);
      return value !== undefined && push(value) > 0;
    });
  return {
    name,
    push,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Pushes a value from outside; returns whether the topic exists, accepts the value and has a listener. */
export const pushValue = (name: string, input: unknown): boolean =>
  open.get(name)?.(input) ?? false;

/** Listens while the component is mounted. */
export function useTopic<Value>({ listen }: Topic<Value>, listener: Listener<Value>): void {
  const hear = useEffectEvent(listener);
  useEffect(() => listen((value) => hear(value)), [listen]);
}
