// Switches between the build on sale and the newer one in progress. Links, so that unsaved edits trigger the leave
// question and Back works.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LinkButton } from "@lanyard/design-system";
import { current, type ProductDetail } from "@lanyard/contract";
import { useStatusName } from "../../../components/status/status.ts";
import { detailPath, useDetailPlace } from "./detail-place.ts";

export function BuildSwitch({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation();
  const getStatusName = useStatusName();
  const { tab } = useDetailPlace();
  const { submission_id: openId, product_id: productId } = detail.submission;
  const builds = detail.builds
    .filter(
      ({ status, submission_id }) =>
        submission_id === openId || (current as readonly string[]).includes(status),
    )
    .toReversed();
  if (builds.length < 2) return null;
  return (
    <nav
      aria-label={t("detail.switch")}
      className="flex max-w-full flex-wrap gap-0.5 max-sm:*:grow sm:-my-1.5 rounded-md border border-line bg-surface-sunken p-0.75"
    >
      {builds.map(({ submission_id: id, status, build_version: version }) => (
        <LinkButton
          key={id}
          size="sm"
          intent={id === openId ? "secondary" : "quiet"}
          // Forced-colours mode shows every border, so set its colour explicitly.
          className={
            id === openId ? "forced-colors:border-[Highlight]" : "forced-colors:border-[Canvas]"
          }
          link={
            <Link
              to={detailPath(productId, { build: id, tab })}
              aria-current={id === openId ? "page" : undefined}
            />
          }
        >
          {getStatusName(status)}
          {version && <span className="font-normal text-ink-muted tabular-nums">{version}</span>}
        </LinkButton>
      ))}
    </nav>
  );
}
