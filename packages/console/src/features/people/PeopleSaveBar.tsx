// The bar of unsaved changes at the bottom of the window: saving, discarding, conflicts and refusals.
import { useTranslation } from "react-i18next";
import { Button, Notice } from "@lanyard/design-system";
import type { LicensedApp } from "@lanyard/contract";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import type { Edit, Edits } from "./people-edits.ts";
import { useFocusBack } from "./useFocusBack.ts";
import type { Refusal } from "./usePeopleEdits.ts";

interface PeopleSaveBarProps {
  readonly edits: Edits;
  readonly saving: boolean;
  readonly refusals: readonly Refusal[];
  readonly conflicts: readonly Edit[];
  readonly apps: readonly LicensedApp[];
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

export function PeopleSaveBar({
  edits,
  saving,
  refusals,
  conflicts,
  apps,
  onSave,
  onDiscard,
  onKeepMine,
  onTakeTheirs,
}: PeopleSaveBarProps) {
  const { t } = useTranslation("store");
  const bar = useFocusBack();
  const findApp = (id: number) => apps.find(({ product_id: product }) => product === id);
  const labels = (productId: number, ids: readonly number[]) =>
    findApp(productId)
      ?.permissions.filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(", ") || t("access.nothing");
  if (edits.size === 0) return null;
  const people = new Set([...edits.values()].map(({ userId }) => userId)).size;
  return (
    <section
      ref={bar}
      aria-label={t("access.unsaved")}
      className="sticky bottom-4 z-20 flex flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4 shadow-floating"
    >
      {conflicts.length > 0 && (
        <Notice
          tone="warning"
          role="alert"
          title={t("access.conflict", { count: conflicts.length })}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={onTakeTheirs}>
                {t("access.take_theirs")}
              </Button>
              <Button size="sm" onClick={onKeepMine}>
                {t("access.keep_mine")}
              </Button>
            </span>
          }
        >
          <ul className="max-h-40 overflow-y-auto">
            {conflicts.map(({ productId, userId, name, now }) => (
              <li key={`${productId} ${userId}`} className="wrap-anywhere">
                {t("access.conflict_line", {
                  person: name,
                  app: findApp(productId)?.product_name ?? "",
                  theirs: labels(productId, now),
                  mine: labels(productId, edits.get(`${productId} ${userId}`)?.now ?? []),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {refusals.map(({ productId, status, message }) => (
        <Notice
          key={productId}
          tone="danger"
          role="alert"
          title={t("access.refused", { app: findApp(productId)?.product_name ?? "" })}
        >
          {status === 402 ? (
            <>
              {t("access.refused_license")}{" "}
              <TextLink to={paths.storeProduct(productId)}>{t("access.to_license")}</TextLink>
            </>
          ) : (
            message
          )}
        </Notice>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <output className="me-auto text-sm tabular-nums max-sm:w-full">
          {t("access.changed", { count: people })}
        </output>
        <Button disabled={saving} onClick={onDiscard} className="max-sm:grow">
          {t("access.discard")}
        </Button>
        <Button
          intent="primary"
          className="max-sm:grow"
          busy={saving}
          busyLabel={t("access.saving")}
          aria-disabled={conflicts.length > 0}
          onClick={onSave}
        >
          {t("access.save")}
        </Button>
      </div>
    </section>
  );
}
