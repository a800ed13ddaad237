// One group of settings: each with its value, its source, and the variable that changes it.
import type { ReactNode } from "react";
import { Badge } from "@lanyard/design-system";

export interface SetupLine {
  /** The environment variable; undefined for a fixed value. */
  readonly variable?: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The source in the reader's language: set, default or fixed. */
  readonly from: string;
  readonly isSet: boolean;
}

interface SetupGroupProps {
  readonly title: string;
  readonly lines: readonly SetupLine[];
}

export function SetupGroup({ title, lines }: SetupGroupProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface-raised text-sm">
        {lines.map(({ variable, label, value, from, isSet }) => (
          <div
            key={variable ?? label}
            className="flex flex-col gap-1 px-4 py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
          >
            <dt className="flex min-w-0 flex-col gap-1 sm:basis-1/2">
              <span className="font-medium">{label}</span>
              {variable !== undefined && (
                <code className="font-mono wrap-anywhere text-ink-muted">{variable}</code>
              )}
            </dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-2 sm:basis-1/2 sm:justify-end sm:text-end">
              <bdi className="min-w-0 wrap-anywhere">{value}</bdi>
              <Badge tone={isSet ? "info" : "neutral"}>{from}</Badge>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
