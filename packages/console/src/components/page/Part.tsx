// A part of a page that shows, and hydrates, by itself: the page is live when all of its parts react.
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { awaitPart, partReacts } from "./not-loaded.ts";

/** Its effect runs when the content beside it shows. */
function Reacts({ part }: { readonly part: object }) {
  useEffect(() => partReacts(part), [part]);
  return null;
}

interface PartProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ fallback = null, children }: PartProps) {
  const [part] = useState(() => ({}));
  useEffect(() => {
    awaitPart(part);
    return () => partReacts(part);
  }, [part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Reacts part={part} />
    </Suspense>
  );
}
