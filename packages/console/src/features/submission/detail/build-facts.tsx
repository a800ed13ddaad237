// The key facts of a build, on both tabs of its page: requested permissions, languages, mobile use.
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { languages, type Option, type ProductDetail } from "@lanyard/contract";

export const none = <span className="text-ink-muted">–</span>;

/** `permissions`: all that a product can ask for. */
export function useBuildFacts(
  { submission, permissions: requested }: ProductDetail,
  permissions: readonly Option[],
) {
  const { t } = useTranslation();
  const requestedPermissions = permissions.filter(({ id }) =>
    requested.some(({ permission_id }) => permission_id === id),
  );
  const written = languages.filter(({ code }) =>
    submission.languages.some((text) => text.code === code),
  );
  return [
    {
      label: t("build.permissions"),
      value:
        requestedPermissions.length === 0 ? (
          t("build.permissions_none")
        ) : (
          <ul className="flex flex-col gap-1">
            {requestedPermissions.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        ),
    },
    { label: t("build.languages"), value: written.map(({ name }) => name).join(", ") || none },
    { label: t("build.mobile_available"), value: t(submission.mobile_available ? "yes" : "no") },
  ] satisfies readonly { readonly label: string; readonly value: ReactNode }[];
}
