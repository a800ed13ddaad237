// The findings of an inspection, most serious first; each expands to show why it matters and how to fix it.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Spinner } from "../button/Spinner.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { AlertGlyph, DoneGlyph, InfoGlyph, WarningGlyph } from "../icon/glyphs.ts";
import type { Tone } from "../tone.ts";

/** Severities, most serious first: must be fixed, should be fixed, may be left. */
export const findingTones = ["danger", "warning", "info"] as const satisfies readonly Tone[];
export type FindingTone = (typeof findingTones)[number];

/** State of the inspection; `idle` before the first one. */
export const findingsSteps = ["idle", "running", "done", "failed"] as const;
export type FindingsStep = (typeof findingsSteps)[number];

const glyphs: Record<FindingTone, typeof InfoGlyph> = {
  danger: AlertGlyph,
  warning: WarningGlyph,
  info: InfoGlyph,
};
const mark = cva("mt-0.5 size-4 shrink-0", {
  variants: {
    tone: {
      danger: "text-danger",
      warning: "text-warning",
      info: "text-info",
    } satisfies Record<FindingTone, string>,
  },
});

export interface FindingItem {
  /** Unique in the list; used as the React key. */
  id: string;
  /** Severity, shown as a colour and an icon. */
  tone: FindingTone;
  /** Severity as a word, for people who cannot see the colour. */
  weight: string;
  /** What was found. */
  title: string;
  /** Location: a file and line, or a field. */
  where?: string;
  /** Why it matters and how to fix it; shown when expanded. */
  details?: readonly { readonly label: string; readonly text: ReactNode }[];
  /** A button that leads to the location. */
  action?: ReactNode;
}

export interface FindingsProps extends Omit<ComponentProps<"div">, "children"> {
  /** State of the inspection. */
  step: FindingsStep;
  /**
   * A sentence about the state, e.g. that none was run yet, that one is running, that nothing was found, or that it
   * failed.
   */
  status?: string;
  /** Number of findings of each severity, e.g. "2 warnings". */
  counts?: readonly { readonly tone: FindingTone; readonly text: string }[];
  /** The findings; while the inspection is running, those so far. */
  items?: readonly FindingItem[];
  /** A button beside the status, such as cancel or retry. */
  action?: ReactNode;
}

function Finding({ tone, weight, title, where, details = [], action }: Omit<FindingItem, "id">) {
  const Glyph = glyphs[tone];
  const words = (
    <span className="flex gap-2">
      <Glyph className={mark({ tone })} />
      <span className="min-w-0 wrap-anywhere text-ink">
        <span className="sr-only">{weight}: </span>
        {title}
        {where && <bdi className="block text-xs font-normal text-ink-muted">{where}</bdi>}
      </span>
    </span>
  );
  if (details.length === 0 && !action) return <div className="py-2.5 text-sm">{words}</div>;
  return (
    <Disclosure
      variant="plain"
      label={words}
      // The arrows stand below each other at the end of the line, however long the titles are.
      className="[&>summary]:w-auto [&>summary]:justify-between [&>summary]:gap-4"
    >
      <div className="flex flex-col items-start gap-2 ps-6 pb-3">
        <dl className="flex flex-col gap-2">
          {details.map(({ label, text }) => (
            <div key={label}>
              <dt className="font-medium">{label}</dt>
              <dd className="wrap-anywhere text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
    </Disclosure>
  );
}

function StatusMark({ step, clean }: { readonly step: FindingsStep; readonly clean: boolean }) {
  if (step === "running") return <Spinner className="size-4 shrink-0" />;
  if (step === "failed") return <AlertGlyph className="size-4 shrink-0 text-danger" />;
  return step === "done" && clean && <DoneGlyph className="size-4 shrink-0 text-success" />;
}

export function Findings({
  step,
  status,
  counts = [],
  items = [],
  action,
  className,
  ...rest
}: FindingsProps) {
  const inOrder = findingTones.flatMap((tone) => items.filter((item) => item.tone === tone));
  return (
    <div
      {...rest}
      data-slot="findings"
      data-state={step}
      className={cx("flex flex-col", className)}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink">
        <div role="status" className="flex min-w-0 flex-wrap items-center gap-2">
          {status && (
            <p className="flex items-center gap-2">
              <StatusMark step={step} clean={items.length === 0} />
              {status}
            </p>
          )}
          {counts.map(({ tone, text }) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        {action}
      </div>
      {inOrder.length > 0 && (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {inOrder.map(({ id, ...finding }) => (
            <li key={id} data-slot="finding" data-variant={finding.tone}>
              <Finding {...finding} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
