// A form in a popup: its inputs, its error message, and its buttons.
import { use, useEffect, useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, Notice, RequiredNote } from "@lanyard/design-system";
import { errorElementId, type PopupForm } from "@lanyard/host-bridge/popup-form";
import { PopupContext, type Values } from "./popup-context.ts";
import { PopupInputField } from "./PopupInputField.tsx";
import { usePopupForm } from "./usePopupForm.ts";

interface PopupFormBodyProps {
  readonly form: PopupForm;
  /** Closes the form; without values if it was cancelled. */
  readonly onClose: (values?: Values) => void;
  /** Receives the body and the buttons, which belong in the dialog's footer. */
  readonly children: (body: ReactNode, buttons: ReactNode) => ReactNode;
}

/** ms after which the form may be submitted again if the host has not responded. */
const patience = 10_000;

export function PopupFormBody({ form, onClose, children }: PopupFormBodyProps) {
  const { t } = useTranslation("embed");
  const { t: tc } = useTranslation();
  const { onButton } = use(PopupContext);
  const { values, error, getError, change, submit, firstMissing } = usePopupForm(form);
  const [busy, setBusy] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setBusy(false), patience);
    return () => clearTimeout(timer);
  }, [busy]);
  // A new error is the host's response.
  const [answered, setAnswered] = useState(error);
  if (answered !== error) {
    setAnswered(error);
    if (error !== "") setBusy(false);
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const filled = submit();
    if (!filled) {
      document.getElementById(`${id}-${firstMissing}`)?.focus();
      return;
    }
    if (form.submit_callback === undefined) {
      onClose(filled);
      return;
    }
    setBusy(true);
    onButton(form.submit_callback, form.id, filled);
  };

  return children(
    <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {form.body.some(({ required }) => required) && <RequiredNote>{tc("required")}</RequiredNote>}
      <div
        id={errorElementId(form.id)}
        role="alert"
        className={error === "" ? "hidden" : undefined}
      >
        {error !== "" && <Notice tone="danger">{error}</Notice>}
      </div>
      {form.body.map((input) => (
        <PopupInputField
          key={input.name}
          id={`${id}-${input.name}`}
          input={input}
          value={values[input.name]}
          error={getError(input)}
          onChange={(value) => change(input, value)}
        />
      ))}
    </form>,
    <>
      <Button onClick={() => onClose()}>{form.cancel_button.label ?? tc("cancel")}</Button>
      {form.other_buttons.map(({ label, callback }, index) => (
        <Button
          // Two buttons may have the same label.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          disabled={busy}
          onClick={() =>
            callback === undefined ? onClose(values) : onButton(callback, form.id, values)
          }
        >
          {label}
        </Button>
      ))}
      <Button intent="primary" type="submit" form={id} busy={busy} busyLabel={tc("loading")}>
        {form.submit_button.label ?? t("form.submit")}
      </Button>
    </>,
  );
}
