// The frame shared by all fields: the label above the control, the error and the hint below it.
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { AlertGlyph } from "../icon/glyphs.ts";
import { fieldDescription } from "./field-description.ts";
import {
  useField,
  type FieldAttributes,
  type FieldControlProps,
  type FieldProps,
} from "./useField.ts";

const labelClass = "pb-1.5 text-sm font-medium text-ink";

export interface FieldFrameProps extends FieldProps {
  disabled?: boolean;
  readOnly?: boolean;
  /** Frames several controls as one group (fieldset and legend) instead of a single control. */
  group?: boolean;
  /** Other attributes of the group element. */
  groupProps?: FieldAttributes | false;
  /** Announces an error when it appears; use it for errors after a gesture, not after a submit. */
  live?: boolean;
  /** Ids of other elements that describe the control. */
  describedBy?: string | undefined;
  /** Short text at the end of the hint's line, such as a counter. */
  aside?: ReactNode;
  /** Renders the control with the attributes that link it to the frame. */
  children: (control: FieldControlProps) => ReactNode;
}

export function Field({
  label,
  labelHidden,
  group,
  groupProps,
  live,
  describedBy,
  aside,
  children,
  className,
  ...field
}: FieldFrameProps) {
  const { disabled, readOnly, ...own } = field;
  const { control, error, errorId, hintId, state } = useField(own, {
    disabled,
    readOnly,
    describedBy,
  });
  const Root = group ? "fieldset" : "div";
  const { ref, ...attributes } = groupProps || {};
  const rootRef = useComposedRefs(ref, group ? focusesFirst : undefined);
  const mark = field.required === true && <RequiredMark />;
  return (
    <Root
      aria-describedby={group ? control["aria-describedby"] : undefined}
      {...attributes}
      ref={rootRef}
      data-slot="field"
      data-state={state}
      id={group ? control.id : undefined}
      className={cx("flex min-w-0 flex-col", className)}
    >
      {group ? (
        <legend className={labelHidden ? "sr-only" : labelClass}>
          {label}
          {mark}
        </legend>
      ) : (
        <div className={labelHidden ? "sr-only" : labelClass}>
          <label htmlFor={control.id}>{label}</label>
          {mark}
        </div>
      )}
      {group ? (
        // The description belongs to the group, so each control inside ignores it.
        <fieldDescription.Provider value={undefined}>
          {children({ ...control, id: `${control.id}-control` })}
        </fieldDescription.Provider>
      ) : (
        children(control)
      )}
      <div className="flex justify-between gap-4">
        <FieldMessages
          error={error}
          errorId={errorId}
          hint={field.hint}
          hintId={hintId}
          live={live}
        />
        {aside}
      </div>
    </Root>
  );
}

/**
 * Form libraries call `focus()` on the element they have as `ref`: for a group, focus its checked control or the first
 * one.
 */
const focusesFirst = (root: HTMLElement | null) => {
  if (!root) return;
  const control = ":is(input, button, select):enabled:not([tabindex='-1'])";
  const focus = (options?: FocusOptions) =>
    [`${control}:checked`, control]
      .map((one) => root.querySelector<HTMLElement>(one))
      .find(Boolean)
      ?.focus(options);
  // Defined, not assigned: some libraries turn `focus` into an accessor on the prototype that all elements share.
  Object.defineProperty(root, "focus", { configurable: true, value: focus });
};

/** The asterisk of a required field, explained by RequiredNote; screen readers get `aria-required` from the control. */
export function RequiredMark() {
  return (
    // Inline and without a space before it, so that it never wraps onto a line of its own.
    <span aria-hidden className="ps-1 font-normal text-danger">
      *
    </span>
  );
}

interface FieldMessagesProps {
  error?: string | undefined;
  errorId?: string | undefined;
  hint?: ReactNode;
  hintId?: string | undefined;
  live?: boolean | undefined;
}

export function FieldMessages({ error, errorId, hint, hintId, live }: FieldMessagesProps) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <div aria-live={live ? "polite" : undefined}>
        {error && (
          <p id={errorId} data-slot="field-error" className="flex gap-1.5 pt-1.5 text-danger">
            <AlertGlyph className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 whitespace-pre-line wrap-anywhere">{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <div id={hintId} data-slot="field-hint" className="pt-1.5 text-xs text-ink-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
