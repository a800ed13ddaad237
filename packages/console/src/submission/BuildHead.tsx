// The head of the editor: name, version and status of the build, and its actions: send for review, remove.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Notice, PageTitle, RemoveIcon, SendIcon } from "@lanyard/design-system";
import { renditionOf, type Move } from "@lanyard/contract";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { hueOf } from "../shared/hue.ts";
import { LabelBadge } from "../shared/LabelBadge.tsx";
import { paths } from "../shared/paths.ts";
import { TextLink } from "../shared/TextLink.tsx";
import { useStatusName } from "../shared/status.ts";
import { useBuild } from "./build-context.ts";

interface BuildHeadProps {
  readonly moves: readonly Move[];
  readonly onSend: () => void;
  readonly onRemove: () => Promise<unknown>;
}

export function BuildHead({ moves, onSend, onRemove }: BuildHeadProps) {
  const { t } = useTranslation();
  const { build, saving, detail } = useBuild();
  const { submission } = detail;
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { state } = saving;
  const sending = state.step === "saving" && state.review;
  const missing = build.missing.length;

  const remove = () => {
    if (removing) return;
    setRemoving(true);
    onRemove()
      .then(() => setAsking(false))
      // A toast shows why; the dialog stays open for another try.
      .catch(() => undefined)
      .finally(() => setRemoving(false));
  };

  const actions = [
    {
      id: "remove",
      label: t("build.remove"),
      intent: "danger",
      icon: <RemoveIcon />,
      onSelect: () => setAsking(true),
    },
    {
      id: "send",
      label: t("build.send"),
      intent: "primary",
      icon: <SendIcon />,
      disabled: missing > 0 || (state.step === "saving" && !sending),
      onSelect: onSend,
    },
  ] as const;

  return (
    <>
      <PageTitle
        variant={moves.includes("save") ? "dev-update" : "dev"}
        title={submission.product_name}
        subtitle={
          submission.version
            ? t("build.subtitle", { version: submission.version })
            : t("build.subtitle_new")
        }
        logo={renditionOf(submission.icon_url, 160)}
        hue={hueOf(submission.menu_entry_id)}
        badges={<LabelBadge label={submission.status} />}
        back={<Link to={paths.products}>{t("nav.products")}</Link>}
        actions={actions.filter(({ id }) => moves.includes(id))}
        {...(moves.includes("send") && {
          actionsHint:
            missing > 0 ? t("build.send_missing", { count: missing }) : t("build.send_ready"),
        })}
        {...((sending || removing) && { busy: sending ? "send" : "remove" })}
        busyLabel={t(removing ? "build.removing" : "build.sending")}
      />
      <StatusNotice />
      <ConfirmLater
        open={asking}
        onOpenChange={setAsking}
        title={t("build.remove_title")}
        confirmLabel={t("build.remove")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={removing}
        busyLabel={t("build.removing")}
        onConfirm={remove}
      >
        {t(detail.builds.length > 1 ? "build.remove_text" : "build.remove_text_last")}
      </ConfirmLater>
    </>
  );
}

function StatusNotice() {
  const { t } = useTranslation();
  const nameOf = useStatusName();
  const { detail, readOnly } = useBuild();
  const { status, rejection_reason, product_id } = detail.submission;
  if (status === "rejected")
    return (
      <Notice tone="danger" title={nameOf(status)} className="mt-4">
        {rejection_reason}
        {!readOnly && `\n\n${t("build.rejected_text")}`}
      </Notice>
    );
  if (!readOnly) return null;
  if (status === "draft")
    return (
      <Notice tone="info" title={t("build.read_only")} className="mt-4">
        {t("build.read_only_text")}
      </Notice>
    );
  const link = <TextLink to={paths.product(product_id)}>{t("build.to_product")}</TextLink>;
  return (
    <Notice tone="info" title={nameOf(status)} action={link} className="mt-4">
      {t(`locked.${status}`)}
    </Notice>
  );
}
