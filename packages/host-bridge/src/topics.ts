// The notification service: one part pushes a value for a topic, and every part that listens to the topic gets it.

export interface Topics<Values> {
  /** Returns a function that stops listening. */
  readonly on: <Topic extends keyof Values>(
    topic: Topic,
    listener: (value: Values[Topic]) => unknown,
  ) => () => void;
  /** Returns whether there was a listener. */
  readonly push: <Topic extends keyof Values>(topic: Topic, value: Values[Topic]) => boolean;
  readonly clear: () => void;
}

/** Without a type argument a topic may have any name, and listeners have to check the values. */
export function createTopics<Values = Readonly<Record<string, unknown>>>(): Topics<Values> {
  interface Subscription {
    readonly to: keyof Values;
    readonly listener: (value: never) => unknown;
  }
  const all = new Set<Subscription>();
  return {
    on(to, listener) {
      // A new object for each call, because the same function may listen twice.
      const subscription: Subscription = { to, listener };
      all.add(subscription);
      return () => void all.delete(subscription);
    },
    push(topic, value) {
      const listeners = [...all].filter(({ to }) => to === topic);
      for (const { listener } of listeners)
        try {
          listener(value as never);
        } catch (error) {
          // Reported as an unhandled rejection, so that the other listeners still get the value.
          void Promise.reject(error);
        }
      return listeners.length > 0;
    },
    clear: () => all.clear(),
  };
}
