// The permissions that an app asks for, each with an explanation.
import { useTranslation } from "react-i18next";
import type { Option } from "@lanyard/contract";

interface StorePermissionsProps {
  readonly ids: readonly { readonly permission_id: number }[];
  readonly permissions: readonly Option[] | undefined;
}

export function StorePermissions({ ids, permissions }: StorePermissionsProps) {
  const { t, i18n } = useTranslation("store");
  return (
    <section aria-labelledby="store-permissions" className="flex flex-col gap-4">
      <h2 id="store-permissions" className="text-lg font-semibold tracking-tight">
        {t("product.may")}
      </h2>
      {ids.length === 0 ? (
        <p className="text-ink-muted">{t("product.may_nothing")}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {ids.map(({ permission_id: id }) => {
            const label = permissions?.find((permission) => permission.id === id)?.label;
            // A permission without an explanation shows its label alone.
            const isExplained = i18n.exists(`may.${id}`, { ns: "store" });
            return (
              <li key={id} className="py-3">
                <p className="font-medium">{label ?? "…"}</p>
                {isExplained && (
                  <p className="text-sm text-ink-muted">{t(`may.${id}` as "may.1")}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
