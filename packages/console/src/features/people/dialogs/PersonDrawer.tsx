// One person: their permissions for every app, their details, and removing them from the list.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Drawer, Notice, Skeleton } from "@lanyard/design-system";
import type { LicensedApp, PersonWithPermissions } from "@lanyard/contract";
import { fewApps } from "../../../components/list/few-apps.ts";
import { createMatcher } from "../../../components/list/search-match.ts";
import { AppSearch } from "../AppSearch.tsx";
import { NoApps } from "../NoApps.tsx";
import { getSelected, getPersonName, withChoice, type Edits } from "../people-edits.ts";
import { PermissionSwitches } from "../PermissionSwitches.tsx";

export interface PersonDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly person: PersonWithPermissions;
  /** The company's apps with the person's permissions (`given`); undefined while loading. */
  readonly apps: readonly LicensedApp[] | undefined;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly edits: Edits;
  readonly onEdits: (edits: Edits) => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** Usable apps first, apps that ask for no permissions last. */
const getRank = ({ usable, permissions }: LicensedApp) =>
  permissions.length === 0 ? 2 : usable === 1 ? 0 : 1;

interface PersonAppsProps extends Pick<PersonDrawerProps, "person" | "edits" | "onEdits"> {
  readonly apps: readonly LicensedApp[];
}

function PersonApps({ apps, person, edits, onEdits }: PersonAppsProps) {
  const [search, setSearch] = useState("");
  const matches = createMatcher(search);
  const visibleApps = apps.filter(({ product_name: name }) => matches(name));
  return (
    <div className="flex flex-col gap-4">
      {apps.length > fewApps && (
        <AppSearch search={search} onSearch={setSearch} matchCount={visibleApps.length} />
      )}
      {visibleApps.length === 0 && <NoApps />}
      <ul className="flex flex-col divide-y divide-line">
        {visibleApps
          .toSorted((a, b) => getRank(a) - getRank(b))
          .map((app) => (
            <li key={app.product_id} className="py-4 first:pt-0">
              <h3 className="mb-2 font-semibold">
                <bdi>{app.product_name}</bdi>
              </h3>
              <PermissionSwitches
                app={app}
                granted={app.given}
                selected={getSelected(edits, app.product_id, person.user_id, app.given)}
                onChange={(now) =>
                  onEdits(withChoice(edits, person, app.product_id, app.given, now))
                }
              />
            </li>
          ))}
      </ul>
    </div>
  );
}

export default function PersonDrawer({
  open,
  onOpenChange,
  person,
  apps,
  error,
  onRetry,
  edits,
  onEdits,
  onChange,
  onRemove,
}: PersonDrawerProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const beside = [person.email, person.department].filter(Boolean).join(" · ");
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{getPersonName(person)}</bdi>}
      description={beside || ts("access.no_details")}
      closeLabel={t("close")}
      footer={
        <>
          <Button intent="danger" onClick={onRemove}>
            {ts("access.remove")}
          </Button>
          <Button onClick={onChange}>{ts("access.change")}</Button>
        </>
      }
    >
      {apps === undefined && error !== undefined ? (
        <Notice
          tone="danger"
          role="alert"
          title={ts("access.failed")}
          action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      ) : apps === undefined ? (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : apps.length === 0 ? (
        <p className="text-ink-muted">{ts("access.no_apps")}</p>
      ) : (
        <PersonApps apps={apps} person={person} edits={edits} onEdits={onEdits} />
      )}
    </Drawer>
  );
}
