// What a build may read and do, said as the store says it; what the version on sale does not ask for is marked, and what is
// asked for no more is said.
import { useTranslation } from "react-i18next";
import { Badge } from "@lanyard/design-system";
import type { Option } from "@lanyard/contract";
import { useReader } from "../shared/reader.ts";

/** The version that companies have, and the permissions that it asks for. */
export interface Before {
  readonly version: string;
  readonly ids: readonly number[];
}

export interface AskedPermissionsProps {
  /** What the build asks for. */
  readonly ids: readonly number[];
  /** All that a product can ask for. */
  readonly permissions: readonly Option[];
  /** Undefined where there is none, and until it is known. */
  readonly before: Before | undefined;
}

export function AskedPermissions({ ids, permissions, before }: AskedPermissionsProps) {
  const { t } = useTranslation("review");
  const { t: ofStore, i18n } = useTranslation("store");
  const language = useReader();
  const { version } = before ?? {};
  const isGone = (id: number) => before?.ids.includes(id) && !ids.includes(id);
  const gone = permissions.filter(({ id }) => isGone(id)).map(({ label }) => label);
  const names = new Intl.ListFormat(language).format(gone);
  /** Those of the lookup that have a sentence; another one stands with its label alone. */
  const meaningOf = (id: number) =>
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
              <p className="text-sm text-ink-muted empty:hidden">{meaningOf(id)}</p>
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <p className="text-sm text-ink-muted">{t("asks.no_more", { version, names })}</p>
      )}
    </section>
  );
}
