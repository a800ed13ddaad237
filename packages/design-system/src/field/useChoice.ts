// What Checkbox and Switch share in behaviour: their state, the ids and attributes of a field, and refusing to change while read-only.
import type { AriaAttributes } from "react";
import { splitField, useField, type FieldProps } from "./useField.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export type Checked = boolean | "indeterminate";

interface ChoiceProps extends FieldProps {
  checked?: Checked | undefined;
  defaultChecked?: Checked | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

/** `control` belongs on the Radix root, `choice` on the ChoiceFrame around it. */
export function useChoice<P extends ChoiceProps>(props: P) {
  const { frame, control } = splitField(props);
  const {
    checked,
    defaultChecked = false,
    onCheckedChange,
    readOnly,
    "aria-describedby": describedBy,
    ...native
  } = control;
  const [state, setState] = useOwnState<Checked>(checked, defaultChecked, (next) =>
    onCheckedChange?.(next === true),
  );
  const {
    control: wiring,
    error,
    errorId,
    hintId,
    state: look,
  } = useField(frame, {
    disabled: props.disabled ?? false,
    readOnly: readOnly ?? false,
    describedBy,
  });
  return {
    control: {
      ...native,
      ...wiring,
      // When a whole group is invalid, each of its boxes is.
      "aria-invalid": wiring["aria-invalid"] ?? native["aria-invalid"],
      "aria-readonly": readOnly || undefined,
      checked: state,
      onCheckedChange: (next: Checked) => {
        if (!readOnly) setState(next);
      },
    },
    choice: { frame, state: look, controlId: wiring.id, error, errorId, hintId },
  };
}

export type Choice = ReturnType<typeof useChoice>["choice"];
