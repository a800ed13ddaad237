// Two lists side by side: what to do and what not to do.
import { CircleCheck, CircleX } from "lucide-react";
import { withCode } from "./withCode.tsx";

type Cases = readonly string[];

export interface DoAndDontProps {
  /** Title and lines of each list; `backticks` become code. */
  right: readonly [title: string, cases: Cases];
  wrong: readonly [title: string, cases: Cases];
}

function List({ title, cases, good }: { title: string; cases: Cases; good: boolean }) {
  const Icon = good ? CircleCheck : CircleX;
  return (
    <div className="p-5">
      <p className="mb-3 font-semibold">{title}</p>
      <ul className="grid gap-2.5">
        {cases.map((text) => (
          <li key={text} className="flex gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${good ? "text-success" : "text-danger"}`}
            />
            <span>{withCode(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DoAndDont({ right, wrong }: DoAndDontProps) {
  return (
    <div className="sb-unstyled mb-8 grid divide-y divide-line rounded-lg border border-line bg-surface-raised text-sm leading-5 text-ink md:grid-cols-2 md:divide-x md:divide-y-0">
      <List title={right[0]} cases={right[1]} good />
      <List title={wrong[0]} cases={wrong[1]} good={false} />
    </div>
  );
}
