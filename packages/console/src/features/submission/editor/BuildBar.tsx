// The editor's bar: back link, build and save state; buttons to save, send for review and remove.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, PageTitle, RemoveIcon, SendIcon } from "@lanyard/design-system";
import { toRenditionUrl, type Move } from "@lanyard/contract";
import { getHue } from "../../../components/status/hue.ts";
import { LabelBadge } from "../../../components/status/LabelBadge.tsx";
import { paths } from "../../../app/paths.ts";
import { usePartMissing } from "../../../components/late/part-missing.ts";
import { usePageActions } from "../../../components/keys/page-actions.ts";
import { keepToastsAbove } from "../../../components/page/toast-inset.ts";
import { useBuild, useEntered } from "./build-context.ts";
import { readinessId } from "./Readiness.tsx";
import { RemoveBuild, useIsLastBuild } from "./RemoveBuild.tsx";
import { SaveState } from "../saving/SaveState.tsx";

interface BuildBarProps {
  readonly moves: readonly Move[];
  readonly onSave: (review: boolean) => void;
  readonly onRemove: () => Promise<unknown>;
}

export function BuildBar({ moves, onSave, onRemove }: BuildBarProps) {
  const { t } = useTranslation();
  const { build, store, state, detail, readOnly, checkResult } = useBuild();
  const { submission } = detail;
  const languages = useEntered("languages");
  const [asking, setAsking] = useState(false);
  const isLast = useIsLastBuild();
  const sayMissing = usePartMissing();
  const busy = state.step === "saving";
  const saveButton = useRef<HTMLButtonElement>(null);
  // Cancel and the choice after a conflict unmount when they are clicked: move the focus to the Save button, which stays.
  const focusSaveThen = (act: () => void) => () => {
    saveButton.current?.focus();
    act();
  };
  const nothingToSave = languages.length === 0 || !state.isDirty;
  const sends = moves.includes("send");
  const complete = build.missing.length === 0 && checkResult?.stops === undefined;
  const removes = moves.includes("remove");
  const removal = { id: "remove", label: t(isLast ? "build.remove_last" : "build.remove") };
  const ask = () => setAsking(true);
  usePageActions([
    ...(readOnly || nothingToSave || busy
      ? []
      : [{ id: "save", label: t("save"), act: () => onSave(false) }]),
    ...(sends && !busy && complete
      ? [{ id: "send", label: t("build.send"), act: () => onSave(true) }]
      : []),
    ...(removes ? [{ ...removal, act: ask }] : []),
  ]);
  return (
    <>
      <PageTitle
        ref={keepToastsAbove}
        variant={readOnly ? "dev" : "dev-update"}
        title={submission.product_name}
        subtitle={
          submission.version
            ? t("build.subtitle", { version: submission.version })
            : t("build.subtitle_new")
        }
        logo={toRenditionUrl(submission.icon_url, 160)}
        hue={getHue(submission.menu_entry_id)}
        badges={<LabelBadge label={submission.status} />}
        back={<Link to={paths.products}>{t("back")}</Link>}
        state={!readOnly && <SaveState onChoose={focusSaveThen(store.retry)} />}
        {...(removes && {
          more: {
            label: t("more_actions"),
            onMissing: sayMissing,
            items: [{ ...removal, icon: <RemoveIcon />, tone: "danger", onSelect: ask }],
          },
        })}
        action={
          !readOnly && (
            <>
              {busy && (state.review || state.uploads.length > 0) && (
                <Button onClick={focusSaveThen(store.cancel)}>{t("cancel")}</Button>
              )}
              {/* On a phone both buttons share one row, and long labels wrap to two lines. */}
              <div className="flex gap-2 max-[18rem]:flex-wrap max-sm:w-full max-sm:*:flex-auto">
                <Button
                  intent={sends ? "secondary" : "primary"}
                  busy={busy && !state.review}
                  busyLabel={t("saving")}
                  ref={saveButton}
                  // Not `disabled`, because the button would lose the focus after a save.
                  aria-disabled={nothingToSave || (busy && state.review)}
                  onClick={() => onSave(false)}
                >
                  {t("save")}
                </Button>
                {sends && (
                  <Button
                    intent="primary"
                    icon={<SendIcon />}
                    busy={busy && state.review}
                    busyLabel={t("build.sending")}
                    disabled={!complete || (busy && !state.review)}
                    aria-describedby={readinessId}
                    onClick={() => onSave(true)}
                  >
                    {t("build.send")}
                  </Button>
                )}
              </div>
            </>
          )
        }
      />
      <RemoveBuild open={asking} onOpenChange={setAsking} onRemove={onRemove} />
    </>
  );
}
