// The apps that a company has installed: version, update, number of people, and uninstalling.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  Badge,
  Button,
  EmptyState,
  LinkButton,
  LoadMore,
  Notice,
  SearchField,
  Skeleton,
} from "@lanyard/design-system";
import { licenseListLimits, type LicenseCard } from "@lanyard/contract";
import { fewApps } from "../../../components/list/few-apps.ts";
import { paths } from "../../../app/paths.ts";
import { useSearchWords } from "../../../components/list/useSearchWords.ts";
import { toLicenseLabels, peopleText } from "./license-labels.ts";
import type { Instead } from "./instead.ts";
import { getCardState, useLicenseTime } from "./useLicenseTime.ts";

export interface InstalledAppsProps {
  /** Undefined while loading. */
  readonly apps: readonly LicenseCard[] | undefined;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onUninstall: (app: LicenseCard) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Whether the apps are those of an earlier search. */
  readonly searching: boolean;
  /** The next step when no app is installed. */
  readonly instead: Instead;
  readonly more: { readonly load: (() => void) | undefined; readonly busy: boolean } | undefined;
}

export function InstalledApps(props: InstalledAppsProps) {
  const { apps, error, onRetry, onUninstall, search, searching, instead, more } = props;
  const { t } = useTranslation("store");
  const now = useLicenseTime(apps ?? []);
  const words = useSearchWords(search, props.onSearch);
  if (!apps && error !== undefined)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t("apps.failed")}
        action={<Button onClick={onRetry}>{t("desk.retry")}</Button>}
      >
        {error}
      </Notice>
    );
  if (!apps) return <Skeleton shape="block" />;
  if (apps.length === 0 && search === "" && !searching) {
    const { to, filter, count } = instead;
    return (
      <EmptyState
        badge
        title={t("apps.empty")}
        text={filter === undefined ? t("apps.empty_text") : t(`apps.empty_${filter}`, { count })}
        action={
          <LinkButton intent="primary" link={<Link to={to} />}>
            {filter === undefined ? t("desk.browse") : t("apps.to_licenses")}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {(apps.length > fewApps || search !== "" || searching) && (
        <div className="sm:max-w-xs">
          <SearchField
            label={t("apps.search")}
            labelHidden
            placeholder={t("apps.search")}
            autoComplete="off"
            maxLength={licenseListLimits.search}
            clearLabel={t("desk.search_clear")}
            busy={searching}
            busyLabel={t("desk.searching")}
            {...words}
          />
          <output className="sr-only">
            {search && !searching && t("apps.shown", { count: apps.length })}
          </output>
        </div>
      )}
      {apps.length === 0 && !searching && (
        <EmptyState title={t("apps.no_match")} text={t("apps.no_match_text")} />
      )}
      {apps.length > 0 && (
        <ul
          aria-label={t("apps.list")}
          aria-busy={searching || undefined}
          className="flex flex-col divide-y divide-line border-y border-line"
        >
          {apps.map((app) => (
            <li key={app.license_id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
              {app.icon_url ? (
                <img
                  src={app.icon_url}
                  alt=""
                  width={48}
                  height={48}
                  className="size-12 rounded-lg"
                />
              ) : (
                <span aria-hidden="true" className="size-12 rounded-lg bg-surface-sunken" />
              )}
              <div className="min-w-0 grow basis-28 sm:basis-48">
                <h2 className="text-base font-semibold wrap-anywhere">
                  <Link className="hover:underline" to={paths.storeProduct(app.product_id)}>
                    <bdi>{app.product_name}</bdi>
                  </Link>
                </h2>
                <p className="text-sm text-ink-muted tabular-nums">
                  {[app.installed_version, peopleText(app.people, t)].join(" · ")}
                </p>
              </div>
              {/* On a phone the labels have a line of their own, however long they and the button are. */}
              <span className="flex flex-wrap gap-1.5 max-sm:order-last max-sm:basis-full">
                {toLicenseLabels(getCardState(app, now), t).map(({ tone, text }) => (
                  <Badge key={text} tone={tone}>
                    {text}
                  </Badge>
                ))}
              </span>
              <Button
                size="sm"
                aria-label={t("apps.uninstall_one", { name: app.product_name })}
                onClick={() => onUninstall(app)}
              >
                {t("apps.uninstall")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <LoadMore
          onMore={more.load}
          busy={more.busy}
          texts={{
            count: t("apps.shown", { count: apps.length }),
            more: t("desk.more"),
            busy: t("desk.searching"),
          }}
        />
      )}
    </div>
  );
}
