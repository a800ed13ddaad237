// The login form: errors are shown at their field, wrong credentials above the form. It does not use react-hook-form
// like the other forms, as that library is larger than the rest of the page.
import { useId, useState, type ChangeEvent, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import {
  Button,
  Checkbox,
  Notice,
  PasswordField,
  TextButton,
  TextField,
  type TextButtonProps,
} from "@lanyard/design-system";
import { NeedsScripts } from "../../components/page/NeedsScripts.tsx";
import { serializeProblem, useErrorText } from "../../components/form/form-problem.ts";
import { requiredEmail } from "../../components/form/required-email.ts";
import { useOnce } from "../../components/form/useOnce.ts";

export interface Credentials {
  email: string;
  password: string;
  remember_me: boolean;
}

interface LoginFormProps {
  /** Resolves when signed in; rejects with an error whose message is shown. */
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  readonly onForgot: (email: string) => void;
  /** Whether the dialog for a forgotten password is open: it takes the focus from a field that nobody has left. */
  readonly covered?: boolean;
  /** Handlers for the "forgotten password" button, which prefetch its dialog. */
  readonly forgot?: Pick<TextButtonProps, "onPointerEnter" | "onFocus">;
}

const fields = ["email", "password"] as const;
type Field = (typeof fields)[number];
/** The last checked value of each field; the render derives the error from it, in the current language. */
type Judged = Partial<Record<Field, string>>;

const read = (form: HTMLFormElement, field: Field) =>
  (form.elements.namedItem(field) as HTMLInputElement).value;

export function LoginForm({ onSubmit, onForgot, covered = false, forgot }: LoginFormProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  const title = useId();
  // A field is added on its first blur, and checked on every change from then on.
  const [judged, setJudged] = useState<Judged>({});
  const [refusal, setRefusal] = useState<Error>();
  const [busy, setBusy] = useState(false);

  const checks = {
    email: requiredEmail,
    password: (typed: string) => typed !== "" || serializeProblem({ key: "password.required" }),
  };
  const findProblem = (field: Field, typed: string) => {
    const result = checks[field](typed);
    return result === true ? undefined : result;
  };
  const control = (name: Field) => {
    const judge = ({ target }: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) =>
      setJudged((previous) => ({ ...previous, [name]: target.value }));
    return {
      name,
      error:
        judged[name] === undefined
          ? undefined
          : getErrorText({ message: findProblem(name, judged[name]) }),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (!covered || event.target.value !== "") judge(event);
      },
      ...(name in judged && { onChange: judge }),
    };
  };

  const submit = useOnce(async (form: HTMLFormElement) => {
    setJudged({ email: read(form, "email"), password: read(form, "password") });
    setRefusal(undefined);
    const first = fields.find((field) => findProblem(field, read(form, field)));
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus();
    setBusy(true);
    try {
      await onSubmit({
        email: read(form, "email"),
        password: read(form, "password"),
        remember_me: new FormData(form).has("remember_me"),
      });
    } catch (failure) {
      setRefusal(failure as Error);
    } finally {
      setBusy(false);
    }
  });

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      noValidate
      aria-labelledby={title}
      className="flex flex-col gap-6"
    >
      <h1 id={title} className="text-xl font-semibold tracking-tight">
        {t("login.title")}
      </h1>
      <NeedsScripts />
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <TextField
        {...control("email")}
        type="email"
        label={t("field.email")}
        autoComplete="username"
        required="unmarked"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form, whose name is read with the field
        autoFocus
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...control("password")}
          label={t("field.password")}
          autoComplete="current-password"
          required="unmarked"
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
        />
        <TextButton
          {...forgot}
          className="self-start text-sm"
          onClick={({ currentTarget: { form } }) => {
            // A user who has forgotten the password leaves fields empty on purpose, so remove errors of empty fields.
            setJudged((previous) =>
              Object.fromEntries(Object.entries(previous).filter(([, typed]) => typed !== "")),
            );
            onForgot(read(form!, "email"));
          }}
        >
          {t("login.forgot")}
        </TextButton>
      </div>
      <Checkbox name="remember_me" label={t("login.remember")} />
      <Button intent="primary" type="submit" size="lg" busy={busy} busyLabel={t("login.busy")}>
        {t("login.submit")}
      </Button>
    </form>
  );
}
