// A number without a currency: a count, a quantity or a measurement with a unit.
import { cx } from "class-variance-authority";
import { Minus, Plus } from "../icon/drawings.ts";
import { useId } from "react";
import { TextField, type TextFieldProps } from "../field/TextField.tsx";
import { pasteComma, takeComma } from "./decimal-comma.ts";
import { stepNumber } from "./step-number.ts";

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName"
> {
  /** Unit after the number, such as "MB"; screen readers read it as a description. */
  unit?: string;
  /** Names of the two buttons that change the number by `step`; without them there are no buttons. */
  stepLabels?: { less: string; more: string };
}

export function NumberField({
  unit,
  stepLabels,
  onBeforeInput,
  onPaste,
  onWheel,
  ...field
}: NumberFieldProps) {
  const unitId = useId();
  const fixed = field.disabled || field.readOnly;
  return (
    <TextField
      inputMode="decimal"
      {...field}
      type="number"
      aria-describedby={cx(unit && unitId, field["aria-describedby"]) || undefined}
      onBeforeInput={(event) => {
        onBeforeInput?.(event);
        if (!event.defaultPrevented) takeComma(event);
      }}
      onPaste={(event) => {
        onPaste?.(event);
        if (!event.defaultPrevented) pasteComma(event);
      }}
      // Scrolling the page must not change a focused number under the pointer.
      onWheel={(event) => {
        onWheel?.(event);
        event.currentTarget.blur();
      }}
      inputClassName="self-baseline tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      end={
        <>
          {unit && (
            <span
              id={unitId}
              className="shrink-0 self-baseline whitespace-nowrap pe-3 text-base text-ink-muted sm:text-sm"
            >
              {unit}
            </span>
          )}
          {stepLabels && !fixed && (
            <>
              <StepButton label={stepLabels.less} step={-1} />
              <StepButton label={stepLabels.more} step={1} />
            </>
          )}
        </>
      }
    />
  );
}

/** Not a tab stop, because the arrow keys in the field do the same. */
function StepButton({ label, step }: { label: string; step: 1 | -1 }) {
  const Sign = step > 0 ? Plus : Minus;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => stepNumber(event.currentTarget, step)}
      data-slot="step-button"
      className="grid w-10 shrink-0 cursor-pointer place-items-center border-s border-line text-ink-muted hover:bg-surface-sunken hover:text-ink"
    >
      <Sign aria-hidden className="size-4" />
    </button>
  );
}
