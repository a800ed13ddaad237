// A matrix of people against apps: each cell shows how many permissions the person has, and opens switches for them.
import { cx } from "class-variance-authority";
import { useState, type FunctionComponent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, Matrix } from "@lanyard/design-system";
import type { LicensedApp, PersonWithPermissions } from "@lanyard/contract";
import { toRenditionUrl } from "@lanyard/contract";
import { getSelected, toEditKey, getPersonName, withChoice, type Edits } from "./people-edits.ts";
import { usePartMissing } from "../../components/late/part-missing.ts";
import { withRetry } from "../../api/with-retry.ts";
import type { CellPermissionsProps } from "./CellPermissions.tsx";

/** The popover of a cell, loaded on demand. */
const fetchSurface = () => import("./CellPermissions.tsx");
// A failed prefetch is ignored; opening a cell loads it again and reports the failure.
const prefetch = () => void fetchSurface().catch(() => undefined);

export interface PeopleMatrixProps {
  readonly people: readonly PersonWithPermissions[];
  readonly apps: readonly LicensedApp[];
  readonly edits: Edits;
  readonly onEdits: (edits: Edits) => void;
  readonly onPerson: (person: PersonWithPermissions) => void;
  readonly loading: boolean;
  readonly error?: ReactNode;
  readonly empty: ReactNode;
  readonly foot?: ReactNode;
}

export const getGranted = (person: PersonWithPermissions, productId: number): number[] =>
  person.permissions
    .filter(({ product_id: id }) => id === productId)
    .map(({ permission_id: id }) => id);

/** The name, with email and department to tell people of the same name apart. */
export function PersonName({ person }: { readonly person: PersonWithPermissions }) {
  const name = getPersonName(person);
  const beside = [person.email, person.department].filter((part) => part !== "" && part !== name);
  return (
    <span className="block min-w-0">
      <bdi className="block truncate font-medium">{name}</bdi>
      {beside.length > 0 && (
        // What does not fit beside the email goes below it.
        <span className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
          {beside.map((part) => (
            <bdi key={part} className="max-w-full truncate">
              {part}
            </bdi>
          ))}
        </span>
      )}
    </span>
  );
}

/** The name as a button in a row header of the Matrix; it opens the person. */
export const personButton =
  (onPerson: (person: PersonWithPermissions) => void) =>
  (person: PersonWithPermissions, tabIndex: 0 | -1) => (
    <button
      type="button"
      tabIndex={tabIndex}
      // A width of its own, so that a long name does not widen the column, but all of the column where it is wider.
      className="block w-40 min-w-full cursor-pointer rounded-sm text-start underline-offset-4 hover:underline sm:w-64"
      onClick={() => onPerson(person)}
    >
      <PersonName person={person} />
    </button>
  );

export function PeopleMatrix({
  people,
  apps,
  edits,
  onEdits,
  onPerson,
  loading,
  error,
  empty,
  foot,
}: PeopleMatrixProps) {
  const { t } = useTranslation("store");
  // The popover stays mounted around its button after closing, so that the focus returns to the button.
  const [opened, setOpened] = useState({ key: "", open: false });
  const [Surface, setSurface] = useState<FunctionComponent<CellPermissionsProps>>();
  const sayMissing = usePartMissing();
  const show = async (key: string) => {
    try {
      const { default: part } = await withRetry(fetchSurface);
      setSurface(() => part);
      setOpened({ key, open: true });
    } catch {
      sayMissing();
    }
  };

  const cell = (person: PersonWithPermissions, app: LicensedApp, tabIndex: 0 | -1) => {
    const { product_id: product, permissions } = app;
    const granted = getGranted(person, product);
    const selected = getSelected(edits, product, person.user_id, granted);
    const key = toEditKey(product, person.user_id);
    const edited = edits.has(key);
    const count = permissions.filter(({ id }) => selected.includes(id)).length;
    const texts = {
      person: getPersonName(person),
      app: app.product_name,
      count,
      most: permissions.length,
    };
    const button = (
      <Button
        intent="quiet"
        size="sm"
        tabIndex={tabIndex}
        aria-label={t(edited ? "access.cell_edited" : "access.cell", texts)}
        onClick={opened.key === key && Surface ? undefined : () => void show(key)}
        className={cx(
          "-ms-3 min-w-14 justify-start tabular-nums",
          count === 0 && "text-ink-muted",
          edited && "bg-accent-soft",
        )}
      >
        {count === 0 ? "–" : `${count}/${permissions.length}`}
        {edited && (
          <span className="size-1.5 rounded-full bg-accent forced-colors:bg-[Highlight]" />
        )}
      </Button>
    );
    if (opened.key !== key || !Surface) return button;
    return (
      <Surface
        trigger={button}
        open={opened.open}
        onOpenChange={(open) => setOpened({ key, open })}
        person={texts.person}
        app={app}
        granted={granted}
        selected={selected}
        onChange={(now) => onEdits(withChoice(edits, person, product, granted, now))}
      />
    );
  };
  const meeting = (person: PersonWithPermissions, { id }: { id: string }, tabIndex: 0 | -1) => {
    const app = apps.find(({ product_id: product }) => String(product) === id);
    return app && cell(person, app, tabIndex);
  };
  return (
    <Matrix
      onPointerEnter={prefetch}
      onFocus={prefetch}
      caption={t("access.matrix")}
      corner={t("access.person")}
      columns={apps.map((app) => ({
        id: String(app.product_id),
        header: (
          <span className="flex max-w-44 items-center gap-2">
            {app.icon_url !== "" && (
              <img
                src={toRenditionUrl(app.icon_url, 160)}
                alt=""
                className="size-6 shrink-0 rounded-sm"
                loading="lazy"
              />
            )}
            <bdi className="line-clamp-2 text-ink">{app.product_name}</bdi>
          </span>
        ),
      }))}
      rows={people}
      rowKey={({ user_id: id }) => id}
      rowHeader={personButton(onPerson)}
      cell={meeting}
      loading={loading}
      {...(error !== undefined && { error })}
      empty={empty}
      foot={foot}
    />
  );
}
