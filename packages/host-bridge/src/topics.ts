// The notification service: listeners by topic; one part pushes a value, and every other part that listens gets it.

export interface Topics<Values> {
  /** Answers how to stop listening. */
  readonly on: <Topic extends keyof Values>(
    topic: Topic,
    listener: (value: Values[Topic]) => unknown,
  ) => () => void;
  /** Answers whether somebody listened. */
  readonly push: <Topic extends keyof Values>(topic: Topic, value: Values[Topic]) => boolean;
  readonly clear: () => void;
}

/** Without types of its own a topic may have any name, and a value has to be looked at. */
export function createTopics<Values = Readonly<Record<string, unknown>>>(): Topics<Values> {
  interface Own {
    readonly to: keyof Values;
    readonly listener: (value: never) => unknown;
  }
  const all = new Set<Own>();
  return {
    on(to, listener) {
      // The same function may listen twice.
      const own: Own = { to, listener };
      all.add(own);
      return () => void all.delete(own);
    },
    push(topic, value) {
      const listeners = [...all].filter(({ to }) => to === topic);
      for (const { listener } of listeners)
        try {
          listener(value as never);
        } catch (error) {
          // The page's own reports tell of it, and the others get their value.
          void Promise.reject(error);
        }
      return listeners.length > 0;
    },
    clear: () => all.clear(),
  };
}
