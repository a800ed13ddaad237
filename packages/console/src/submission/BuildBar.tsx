// The bar at the bottom of the editor: back, the state of the save, save.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton } from "@lanyard/design-system";
import { PageBody } from "../shared/PageBody.tsx";
import { paths } from "../shared/paths.ts";
import { keepToastsAbove } from "../shared/toast-inset.ts";
import { useBuild, useEntered } from "./build-context.ts";
import { SaveState } from "./SaveState.tsx";

export function BuildBar({ onSave }: { readonly onSave: () => void }) {
  const { t } = useTranslation();
  const { build, saving, readOnly, retry } = useBuild();
  const languages = useEntered("languages");
  const { state } = saving;
  const busy = state.step === "saving";
  const saveButton = useRef<HTMLButtonElement>(null);
  // Cancel and Retry disappear when they are pressed: the focus moves to the button that stays.
  const focusSaveThen = (act: () => void) => () => {
    saveButton.current?.focus();
    act();
  };
  const nothingToSave = languages.length === 0 || !build.isDirty;
  return (
    <div
      ref={keepToastsAbove}
      className="sticky bottom-0 z-20 mt-8 border-t border-line bg-surface-page pb-[env(safe-area-inset-bottom)]"
    >
      <PageBody>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <LinkButton link={<Link to={paths.products} />}>{t("back")}</LinkButton>
          <div className="order-first basis-full text-sm text-ink-muted empty:hidden sm:order-none sm:min-w-0 sm:grow sm:basis-0 sm:text-end">
            {!readOnly && <SaveState onRetry={focusSaveThen(retry)} />}
          </div>
          {!readOnly && (
            <div className="ms-auto flex gap-2">
              {busy && state.uploads.length > 0 && (
                <Button onClick={focusSaveThen(saving.cancel)}>{t("cancel")}</Button>
              )}
              <Button
                intent="primary"
                busy={busy}
                busyLabel={t("saving")}
                ref={saveButton}
                // Not `disabled`, which would lose the focus after a save.
                aria-disabled={nothingToSave}
                onClick={onSave}
              >
                {t("save")}
              </Button>
            </div>
          )}
        </div>
      </PageBody>
    </div>
  );
}
