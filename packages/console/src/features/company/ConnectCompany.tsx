// The button that connects this tab to a company, with its dialog.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "@lanyard/design-system";
import { lateModal } from "../../components/late/late-modal.tsx";
import { useApiMutation } from "../../api/mutation.ts";
import { useCompany } from "../../auth/company.session.tsx";

const ConnectModal = lateModal(() => import("./ConnectModal.tsx"));

interface ConnectCompanyProps extends Pick<ButtonProps, "intent" | "size" | "className"> {
  readonly supportEmail: string;
}

export function ConnectCompany({ supportEmail, ...button }: ConnectCompanyProps) {
  const { t } = useTranslation("store");
  const { connect, ended } = useCompany();
  const [open, setOpen] = useState(false);
  const connection = useApiMutation(connect, { invalidates: [] });
  const change = (next: boolean) => {
    connection.reset();
    setOpen(next);
  };
  return (
    <>
      <Button intent="primary" {...button} {...ConnectModal.opener} onClick={() => change(true)}>
        {t(ended ? "connect.again" : "connect.open")}
      </Button>
      <ConnectModal
        open={open}
        onOpenChange={change}
        busy={connection.isPending}
        error={connection.error?.message}
        supportEmail={supportEmail}
        onConnect={(token) => connection.mutate(token, { onSuccess: () => change(false) })}
      />
    </>
  );
}
