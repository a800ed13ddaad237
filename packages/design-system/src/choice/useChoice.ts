// The shared behaviour of Checkbox and Switch: state, field ids and attributes, and refusing changes while read-only.
import type { AriaAttributes } from "react";
import { splitField, useField, type FieldProps } from "../field/useField.ts";
import { useControllableState } from "../state/useControllableState.ts";

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

/** `control` has the props of the checkbox or switch, `choice` those of the ChoiceFrame around it. */
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
  const [state, setState] = useControllableState<Checked>(checked, defaultChecked, (next) =>
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
      // A checkbox is also invalid when its whole group is.
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
