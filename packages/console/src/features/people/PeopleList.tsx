// People as a list on a phone, where the matrix does not fit; clicking one opens their permissions.
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";
import type { PersonWithPermissions } from "@lanyard/contract";
import { PersonName } from "./PeopleMatrix.tsx";

interface PeopleListProps {
  readonly people: readonly PersonWithPermissions[];
  readonly loading: boolean;
  /** Ids of people with unsaved changes. */
  readonly edited: ReadonlySet<string>;
  /** Whether the people come with their permissions for every app. */
  readonly complete: boolean;
  readonly onPerson: (person: PersonWithPermissions) => void;
}

export function PeopleList({ people, loading, edited, complete, onPerson }: PeopleListProps) {
  const { t } = useTranslation("store");
  if (loading && people.length === 0) return <Skeleton className="h-64" />;
  return (
    <ul
      aria-label={t("access.people")}
      aria-busy={loading || undefined}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-raised"
    >
      {people.map((person) => (
        <li key={person.user_id}>
          <button
            type="button"
            className="flex w-full cursor-pointer items-center justify-between gap-4 px-4 py-3 text-start text-sm -outline-offset-2 hover:bg-surface-sunken"
            onClick={() => onPerson(person)}
          >
            <PersonName person={person} />
            <span className="shrink-0 text-xs text-ink-muted">
              {edited.has(person.user_id)
                ? t("access.edited")
                : complete &&
                  t("access.apps_of", {
                    count: new Set(person.permissions.map(({ product_id: id }) => id)).size,
                  })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
