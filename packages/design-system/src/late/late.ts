// A part of a component that is fetched when it is first wanted.
import { useEffect, useRef, useState } from "react";

interface Late<Part> {
  readonly fetch: () => Promise<void>;
  /** Undefined until it has come. */
  part: Part | undefined;
}

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  const made: Late<Part> = {
    part: undefined,
    fetch: async () => {
      made.part = await load();
    },
  };
  return made;
}

/** The part, once it was wanted and has come; `near` begins to fetch it. */
export function useLate<Part>(made: Late<Part>, wanted: boolean, onMissing: () => void) {
  const [, setCame] = useState(false);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (!wanted || made.part) return;
    made.fetch().then(
      () => setCame(true),
      () => missing.current(),
    );
  }, [made, wanted]);
  // Whether it came is asked when it is wanted.
  const near = () => {
    if (!made.part) made.fetch().catch(() => undefined);
  };
  return { part: made.part, near };
}
