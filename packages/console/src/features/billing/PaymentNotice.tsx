// The status of the payment from which the user has just returned, as the server reports it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice, type NoticeTone } from "@lanyard/design-system";
import type { PaymentStatus } from "@lanyard/contract";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";

export interface PaymentNoticeProps {
  readonly status: PaymentStatus;
  readonly paymentId: number;
  /** Whether the status has been requested several times already. */
  readonly slow: boolean;
}

const tones: Readonly<Record<PaymentStatus, NoticeTone>> = {
  pending: "info",
  paid: "success",
  refused: "danger",
  ended: "warning",
};

export function PaymentNotice({ status, paymentId, slow }: PaymentNoticeProps) {
  const { t } = useTranslation("store");
  const texts: Readonly<Record<PaymentStatus, ReactNode>> = {
    pending: t(slow ? "paying.slow" : "paying.pending_text"),
    paid: (
      <>
        {t("paying.paid_text")}{" "}
        <TextLink to={paths.receipt(paymentId)}>{t("paying.receipt")}</TextLink>
      </>
    ),
    refused: t("paying.refused_text"),
    ended: t("paying.ended_text"),
  };
  return (
    <Notice
      tone={tones[status]}
      role={status === "refused" ? "alert" : "status"}
      title={t(`paying.${status}`)}
    >
      {texts[status]}
    </Notice>
  );
}
