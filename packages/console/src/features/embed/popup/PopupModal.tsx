// A popup as a dialog, always of the normal size.
import { useTranslation } from "react-i18next";
import { Modal } from "@lanyard/design-system";
import type { Popup } from "./popup.ts";
import { PopupContent } from "./PopupContent.tsx";
import { PopupFormBody } from "./PopupFormBody.tsx";

interface PopupModalProps {
  readonly popup: Popup;
  /** Receives the popup's answer. */
  readonly onClose: (answer?: unknown) => void;
}

export default function PopupModal({ popup, onClose }: PopupModalProps) {
  const { t } = useTranslation("embed");
  const { t: tc } = useTranslation();
  const title = popup.title ?? t("popup.title");
  const frame = {
    open: true,
    title,
    closeLabel: tc("close"),
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
  };
  if (popup.kind !== "form")
    return (
      <Modal {...frame}>
        <PopupContent popup={popup} title={title} />
      </Modal>
    );
  const { form, callback } = popup;
  return (
    <PopupFormBody
      form={form}
      onClose={(values) => onClose(values && { form: form.id, callback, values })}
    >
      {(body, buttons) => (
        <Modal {...frame} {...(form.subtitle && { description: form.subtitle })} footer={buttons}>
          {body}
        </Modal>
      )}
    </PopupFormBody>
  );
}
