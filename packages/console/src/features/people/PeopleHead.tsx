// The title of the people page with the actions on the list, and the switch between the views by person and by app.
import { useTranslation } from "react-i18next";
import { Button, ExpandIcon, Menu, PageTitle, SegmentedControl } from "@lanyard/design-system";
import { GiveModal, PersonModal } from "./dialogs/PeopleDialogs.tsx";
import type { PeopleDialogsState } from "./dialogs/usePeopleDialogs.ts";
import type { PeopleListing } from "./usePeopleList.ts";
import type { PeopleView } from "./usePeopleView.ts";

interface PeopleHeadProps {
  readonly dialogs: PeopleDialogsState;
  readonly listing: PeopleListing;
  readonly view: PeopleView;
  readonly onView: (change: Partial<PeopleView>) => void;
}

export function PeopleHead({ dialogs, listing, view, onView }: PeopleHeadProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const { actions, open } = dialogs;
  const { app, people, loading } = listing;
  const { search, department } = view;
  return (
    <>
      <PageTitle
        variant="button"
        title={t("nav.people")}
        action={
          <span className="flex flex-wrap gap-2">
            <Menu
              label={ts("access.list")}
              trigger={
                <Button>
                  {ts("access.list")}
                  <ExpandIcon size="sm" />
                </Button>
              }
              items={[
                { id: "import", label: ts("access.import"), onSelect: open("import") },
                {
                  id: "export",
                  label: ts("access.export"),
                  disabled: people.length === 0,
                  onSelect: () => actions.exportAll.mutate({ search, department }),
                },
              ]}
            />
            <Button {...PersonModal.opener} onClick={open("add")} intent="primary">
              {ts("access.add")}
            </Button>
          </span>
        }
      />
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={ts("access.by")}
          segments={[
            { value: "person", label: ts("access.by_person") },
            { value: "app", label: ts("access.by_app") },
          ]}
          value={view.by}
          onValueChange={(grouping) => onView({ by: grouping === "app" ? "app" : "person" })}
        />
        {view.by === "app" && app && (people.length > 0 || loading) && (
          <Button
            {...GiveModal.opener}
            onClick={open("give")}
            disabled={app.usable === 0}
            className="ms-auto"
          >
            {ts("access.give")}
          </Button>
        )}
      </div>
    </>
  );
}
