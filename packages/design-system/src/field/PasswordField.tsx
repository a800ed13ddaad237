// A password field with a button that shows the password.
import { TextField, type TextFieldProps } from "./TextField.tsx";
import { HideGlyph, ShowGlyph } from "../icon/glyphs.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "type" | "end" | "start" | "inputClassName"
> {
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password is visible. */
  hideLabel: string;
  /** Whether the password is visible; without it the field keeps this state itself. */
  shown?: boolean;
  /** Whether the password is visible at first, when the field keeps this state itself. */
  defaultShown?: boolean;
  /** Called when the button shows or hides the password. */
  onShownChange?: (shown: boolean) => void;
}

export function PasswordField({
  showLabel,
  hideLabel,
  shown: shows,
  defaultShown = false,
  onShownChange,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useOwnState(shows, defaultShown, onShownChange);
  const Icon = shown ? HideGlyph : ShowGlyph;
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
          className="grid w-10 shrink-0 place-items-center rounded-md text-ink-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed"
        >
          <Icon className="size-4" />
        </button>
      }
    />
  );
}
