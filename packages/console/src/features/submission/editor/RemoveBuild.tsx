// The confirmation dialog before a build is removed; says if the product is removed too.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmLater } from "../../../components/late/ConfirmLater.tsx";
import { useBuild } from "./build-context.ts";

interface RemoveBuildProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onRemove: () => Promise<unknown>;
}

/** Whether the product is removed with the build. */
export const useIsLastBuild = (): boolean => useBuild().detail.builds.length <= 1;

export function RemoveBuild({ open, onOpenChange, onRemove }: RemoveBuildProps) {
  const { t } = useTranslation();
  const isLast = useIsLastBuild();
  const [removing, setRemoving] = useState(false);

  const remove = () => {
    if (removing) return;
    setRemoving(true);
    onRemove()
      .then(() => onOpenChange(false))
      // A toast shows why; the dialog stays open for another try.
      .catch(() => undefined)
      .finally(() => setRemoving(false));
  };

  return (
    <ConfirmLater
      open={open}
      onOpenChange={onOpenChange}
      title={t("build.remove_title")}
      confirmLabel={t(isLast ? "build.remove_last" : "build.remove")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      tone="danger"
      busy={removing}
      busyLabel={t("build.removing")}
      onConfirm={remove}
    >
      {t(isLast ? "build.remove_text_last" : "build.remove_text")}
    </ConfirmLater>
  );
}
