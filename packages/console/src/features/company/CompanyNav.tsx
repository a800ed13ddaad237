// The links to a connected company's pages and its name, above those pages where the top bar does not show them.
import { cx } from "class-variance-authority";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { Button } from "@lanyard/design-system";
import { findCompanyPlace, companyPlaces } from "../../components/page/company-places.ts";

interface CompanyNavProps {
  readonly name: string;
  /** Undefined when the connection is not for this tab to end. */
  readonly onDisconnect?: (() => void) | undefined;
}

export function CompanyNav({ name, onDisconnect }: CompanyNavProps) {
  const { t } = useTranslation();
  const current = findCompanyPlace(useLocation().pathname);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line">
      <nav aria-label={t("nav.company_places")} className="min-w-0 grow">
        <ul className="-mx-1 flex gap-1 overflow-x-auto px-1">
          {companyPlaces.map(({ key, path }) => (
            <li key={key}>
              <Link
                to={path}
                aria-current={path === current ? "page" : undefined}
                className={cx(
                  "flex min-h-11 items-center border-b-2 px-2 text-sm font-medium whitespace-nowrap -outline-offset-2",
                  path === current
                    ? "border-ink text-ink"
                    : "border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]",
                )}
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <span className="truncate font-medium">{name}</span>
        {onDisconnect && (
          <Button intent="quiet" size="sm" onClick={onDisconnect}>
            {t("nav.disconnect")}
          </Button>
        )}
      </p>
    </div>
  );
}
