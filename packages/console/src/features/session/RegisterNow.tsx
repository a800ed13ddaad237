// The button to register, with the modal that explains how.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, TextButton, type ButtonProps } from "@lanyard/design-system";
import { lateModal } from "../../components/late/late-modal.tsx";

interface RegisterNowProps extends Pick<ButtonProps, "intent" | "size" | "className"> {
  readonly supportEmail: string;
  /** Looks like a link, for use in a line of text. */
  readonly inText?: boolean;
  /** The button's label, if not the default. */
  readonly children?: string;
}

const RegisterModal = lateModal(() => import("./RegisterModal.tsx"));

export function RegisterNow({
  supportEmail,
  inText = false,
  children,
  ...button
}: RegisterNowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const text = children ?? t("register.now");
  return (
    <>
      {inText ? (
        <TextButton
          {...RegisterModal.opener}
          className={button.className}
          onClick={() => setOpen(true)}
        >
          {text}
        </TextButton>
      ) : (
        <Button {...RegisterModal.opener} {...button} onClick={() => setOpen(true)}>
          {text}
        </Button>
      )}
      <RegisterModal open={open} onOpenChange={setOpen} supportEmail={supportEmail} title={text} />
    </>
  );
}
