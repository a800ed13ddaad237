// The permissions that a build asks for, worded as in the store. Permissions that the version on sale does not ask for
// are marked; permissions that the build drops are listed below.
import { useTranslation } from "react-i18next";
import { Badge } from "@lanyard/design-system";
import type { Option } from "@lanyard/contract";
import { useReader } from "../../../i18n/reader.ts";

/** The version that companies have, and the permissions it asks for. */
export interface PreviousVersion {
  readonly version: string;
  readonly ids: readonly number[];
}

export interface RequestedPermissionsProps {
  /** Permissions that the build asks for. */
  readonly ids: readonly number[];
  /** All permissions that a product can ask for. */
  readonly permissions: readonly Option[];
  /** Undefined when no version is on sale, and while loading. */
  readonly before: PreviousVersion | undefined;
}

export function RequestedPermissions({ ids, permissions, before }: RequestedPermissionsProps) {
  const { t } = useTranslation("review");
  const { t: ofStore, i18n } = useTranslation("store");
  const language = useReader();
  const { version } = before ?? {};
  const isRemoved = (id: number) => before?.ids.includes(id) && !ids.includes(id);
  const removed = permissions.filter(({ id }) => isRemoved(id)).map(({ label }) => label);
  const names = new Intl.ListFormat(language).format(removed);
  /** A permission of the lookup without a sentence of its own shows its label alone. */
  const getMeaning = (id: number) =>
    i18n.exists(`may.${id}`, { ns: "store" }) ? ofStore(`may.${id}` as "may.1") : undefined;
  return (
    <section aria-labelledby="asked-permissions" className="flex flex-col gap-4">
      <h2 id="asked-permissions" className="text-lg font-semibold tracking-tight">
        {ofStore("product.may")}
      </h2>
      {ids.length === 0 ? (
        <p className="text-ink-muted">{ofStore("product.may_nothing")}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {ids.map((id) => (
            <li key={id} className="py-3">
              <p className="font-medium">
                {permissions.find((one) => one.id === id)?.label ?? "…"}{" "}
                {before && !before.ids.includes(id) && (
                  <Badge tone="warning" className="ms-1">
                    {t("asks.new", { version })}
                  </Badge>
                )}
              </p>
              <p className="text-sm text-ink-muted empty:hidden">{getMeaning(id)}</p>
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <p className="text-sm text-ink-muted">{t("asks.no_more", { version, names })}</p>
      )}
    </section>
  );
}
