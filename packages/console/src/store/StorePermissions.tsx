// The permissions that an app asks for, each with an explanation.
import { useTranslation } from "react-i18next";
import type { Option } from "@lanyard/contract";

/** Ids of the permissions with an explanation; any other shows its label alone. */
const explained = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

interface StorePermissionsProps {
  readonly ids: readonly { readonly permission_id: number }[];
  readonly permissions: readonly Option[] | undefined;
}

export function StorePermissions({ ids, permissions }: StorePermissionsProps) {
  const { t } = useTranslation("store");
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
            const known = explained.find((name) => name === String(id));
            return (
              <li key={id} className="py-3">
                <p className="font-medium">{label ?? "…"}</p>
                {known && <p className="text-sm text-ink-muted">{t(`may.${known}`)}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
