// Good wording beside bad wording, and why.
import { CircleCheck, CircleX } from "lucide-react";

export interface WordPairsProps {
  /** Good wording, bad wording, and the reason where it is not obvious. */
  pairs: readonly (readonly [write: string, not: string, because?: string])[];
}

export function WordPairs({ pairs }: WordPairsProps) {
  return (
    <ul className="sb-unstyled my-6 divide-y divide-line rounded-lg border border-line bg-surface-raised text-sm text-ink">
      {pairs.map(([write, not, because]) => (
        <li key={write} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-2">
          <p className="flex gap-2 font-medium">
            <CircleCheck aria-label="Write" className="mt-0.5 size-4 shrink-0 text-success" />
            {write}
          </p>
          <p className="flex gap-2 text-ink-muted">
            <CircleX aria-label="Not" className="mt-0.5 size-4 shrink-0 text-danger" />
            {not}
          </p>
          {because && <p className="ps-6 text-ink-muted sm:col-span-2">{because}</p>}
        </li>
      ))}
    </ul>
  );
}
