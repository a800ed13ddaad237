// The notification service: one part of the product pushes a value, and whoever listens at the moment gets it. Parts know
// the topic, not each other.
import { useEffect, useEffectEvent } from "react";

type Listener<Value> = (value: Value) => void;

export interface Topic<Value> {
  readonly name: string;
  /** How many have heard it. */
  readonly push: (value: Value) => number;
  /** Returns what ends it. */
  readonly listen: (listener: Listener<Value>) => () => void;
}

/** Topics that others may push to by name, which reads what they tell. */
const open = new Map<string, (told: unknown) => boolean>();

/**
 * `read` makes a value of what somebody tells from outside, or nothing where it is none; without it the topic is the
 * product's alone.
 */
export function topic<Value>(
  name: string,
  read?: (told: unknown) => Value | undefined,
): Topic<Value> {
  const listeners = new Set<Listener<Value>>();
  const push = (value: Value): number => {
    // Of those who listen now: a listener may end itself, or begin another.
    const hearing = [...listeners];
    for (const listener of hearing) {
      try {
        listener(value);
      } catch (failure) {
        // One part's fault is not the others'.
        reportError(failure);
      }
    }
    return hearing.length;
  };
  if (read)
    open.set(name, (told) => {
      const value = read(told);
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

/** From outside, by name; answers whether there is such a topic, it took the value and somebody heard it. */
export const pushTold = (name: string, told: unknown): boolean => open.get(name)?.(told) ?? false;

/** Listens while the component is shown. */
export function useTopic<Value>({ listen }: Topic<Value>, listener: Listener<Value>): void {
  const hear = useEffectEvent(listener);
  useEffect(() => listen((value) => hear(value)), [listen]);
}
