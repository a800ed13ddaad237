// The steps of a longer task: done, current and upcoming.
import type { ComponentProps } from "react";
import { cva, cx } from "class-variance-authority";
import { Check } from "../icon/drawings.ts";

export const stepStates = ["done", "current", "todo"] as const;
export type StepState = (typeof stepStates)[number];

export interface Step {
  /** Name of the step; unique among the steps. */
  title: string;
  /** A sentence about the step. */
  text?: string;
  /** Progress of the step. */
  state: StepState;
}

export interface StepperProps extends Omit<ComponentProps<"ol">, "children"> {
  /** The steps, in order. */
  steps: Step[];
  /** The states as words for screen readers; the current step is marked with `aria-current` anyway. */
  stateLabels?: Partial<Record<StepState, string>>;
}

const marker = cva(
  "relative flex size-8 shrink-0 items-center justify-center rounded-circle border text-sm font-semibold tabular-nums",
  {
    variants: {
      state: {
        done: "border-ink bg-surface-raised text-ink",
        current:
          "border-ink bg-ink text-ink-inverse forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
        todo: "border-line-strong bg-surface-raised text-ink-muted",
      } satisfies Record<StepState, string>,
    },
  },
);

export function Stepper({ steps, stateLabels = {}, className, ...rest }: StepperProps) {
  return (
    <ol {...rest} data-slot="stepper" className={cx("flex flex-col md:flex-row", className)}>
      {steps.map(({ title, text, state }, index) => (
        <li
          key={title}
          aria-current={state === "current" ? "step" : undefined}
          data-slot="step"
          data-state={state}
          className="relative flex min-w-0 flex-1 gap-3 pb-6 last:pb-0 md:flex-col md:pe-6 md:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                "absolute start-4 top-8 bottom-0 border-s md:start-8 md:end-0 md:top-4 md:bottom-auto md:border-s-0 md:border-t",
                state === "done" ? "border-ink" : "border-line",
              )}
            />
          )}
          <span className={marker({ state })}>
            {state === "done" ? <Check aria-hidden="true" className="size-4" /> : index + 1}
          </span>
          <div className="flex min-w-0 flex-col gap-1 pt-1 md:pt-0">
            <p
              className={cx(
                "text-base font-semibold wrap-anywhere",
                state === "todo" ? "text-ink-muted" : "text-ink",
              )}
            >
              {title}
              {stateLabels[state] && <span className="sr-only">, {stateLabels[state]}</span>}
            </p>
            {text && <p className="text-sm text-ink-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
