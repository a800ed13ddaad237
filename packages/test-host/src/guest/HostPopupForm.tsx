// A form of the console in the host's popup.
import { useState, type ComponentProps } from "react";
import { Button, Modal } from "@lanyard/design-system";
import { isEmpty, missingInputs, type PopupForm } from "@lanyard/host-bridge/popup-form";
import { HostPopupField } from "./HostPopupField.tsx";

interface HostPopupFormProps {
  readonly form: PopupForm;
  readonly dialog: Pick<
    ComponentProps<typeof Modal>,
    "open" | "onOpenChange" | "title" | "closeLabel"
  >;
  /** Calls a function of the console by the name in the form. */
  readonly onButton: (callback: string, data: unknown) => void;
  readonly onClose: (answer?: unknown) => void;
}

export function HostPopupForm({ form, dialog, onButton, onClose }: HostPopupFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(form.body.map(({ name, value }) => [name, isEmpty(value) ? "" : value])),
  );
  const [tried, setTried] = useState(false);
  const missing = missingInputs(form, values);
  const answer = { form: form.id, values };
  const submit = () => {
    setTried(true);
    if (missing.length > 0) return;
    if (form.submit_callback !== undefined) onButton(form.submit_callback, answer);
    onClose(answer);
  };
  return (
    <Modal
      {...dialog}
      title={form.title ?? dialog.title}
      description={form.subtitle}
      footer={
        <>
          <Button onClick={() => onClose()}>{form.cancel_button.label ?? "Cancel"}</Button>
          {form.other_buttons.map(({ label, callback }) => (
            <Button
              key={label}
              onClick={() =>
                callback === undefined ? onClose(answer) : onButton(callback, answer)
              }
            >
              {label}
            </Button>
          ))}
          <Button intent="primary" onClick={submit}>
            {form.submit_button.label ?? "Send"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {form.body.map((input) => (
          <HostPopupField
            key={input.name}
            input={input}
            value={values[input.name]}
            missing={tried && missing.includes(input)}
            onChange={(value) => setValues((previous) => ({ ...previous, [input.name]: value }))}
          />
        ))}
      </div>
    </Modal>
  );
}
