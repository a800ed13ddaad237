// A password field with a button that shows the password.
import { TextField, type TextFieldProps } from "./TextField.tsx";
import { HideGlyph, ShowGlyph } from "../icon/glyphs.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName"
> {
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password is visible. */
  hideLabel: string;
  /** Whether the password is visible; without it the field keeps this state itself. */
  visible?: boolean;
  /** Whether the password is visible at first, when the field keeps this state itself. */
  defaultVisible?: boolean;
  /** Called when the button shows or hides the password. */
  onVisibleChange?: (visible: boolean) => void;
}

export function PasswordField({
  showLabel,
  hideLabel,
  visible,
  defaultVisible = false,
  onVisibleChange,
  ...field
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useControllableState(visible, defaultVisible, onVisibleChange);
  const Icon = isVisible ? HideGlyph : ShowGlyph;
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={isVisible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-label={isVisible ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setVisible(!isVisible)}
          className="grid w-10 shrink-0 place-items-center rounded-md text-ink-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed"
        >
          <Icon className="size-4" />
        </button>
      }
    />
  );
}
