// The people of a company and their permissions, by person or by app, with the bar of unsaved changes at the bottom.
import { useTranslation } from "react-i18next";
import { LoadMore } from "@lanyard/design-system";
import type { CompanySelf } from "@lanyard/contract";
import { fewApps } from "../../components/list/few-apps.ts";
import { LeaveModal } from "../../drafts/LeaveModal.tsx";
import { useLeaveGuard } from "../../drafts/useLeaveGuard.ts";
import { useWide } from "../../components/page/useWide.ts";
import { AppPeople } from "./AppPeople.tsx";
import { NothingToGive } from "./NothingToGive.tsx";
import { NoApps } from "./NoApps.tsx";
import { NoPeople, PeopleFailed } from "./NoPeople.tsx";
import { PeopleDialogs } from "./dialogs/PeopleDialogs.tsx";
import { PeopleHead } from "./PeopleHead.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { PeopleMatrix } from "./PeopleMatrix.tsx";
import { PeopleSaveBar } from "./PeopleSaveBar.tsx";
import { PeopleToolbar } from "./PeopleToolbar.tsx";
import { usePeopleDialogs } from "./dialogs/usePeopleDialogs.ts";
import { usePeopleEdits } from "./usePeopleEdits.ts";
import { usePeopleList } from "./usePeopleList.ts";
import { usePeopleView } from "./usePeopleView.ts";

export function People({ company }: { readonly company: CompanySelf }) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const wide = useWide();
  const [view, changeView] = usePeopleView();
  const listing = usePeopleList(company, view);
  const dialogs = usePeopleDialogs();
  const edits = usePeopleEdits(company);
  const guard = useLeaveGuard(edits.edits.size > 0, edits.discard);

  const { all, giving, matchingApps, columns, part, parts, people, pages, error, loading } =
    listing;
  const noApp = giving.length > 0 && matchingApps.length === 0;
  const app = view.by === "app" ? listing.app : undefined;
  const failed = error && <PeopleFailed message={error.message} onRetry={listing.retry} />;
  const foot = (pages.hasNextPage || (pages.data?.pages.length ?? 0) > 1) && (
    <LoadMore
      onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      busy={pages.isFetchingNextPage}
      error={pages.isFetchNextPageError ? pages.error?.message : undefined}
      texts={{
        count: ts("access.shown", { count: people.length }),
        more: ts("access.more"),
        busy: t("loading"),
      }}
    />
  );
  const shared = {
    people: noApp ? [] : people,
    edits: edits.edits,
    onEdits: edits.change,
    onPerson: dialogs.show,
    loading: loading && !noApp,
    ...(failed && { error: failed }),
    empty: noApp ? (
      <NoApps />
    ) : (
      <NoPeople
        narrowed={listing.narrowed}
        onShowAll={() => changeView({ search: "", department: undefined })}
        onImport={dialogs.open("import")}
      />
    ),
    ...(foot && { foot }),
  };
  const result = pages.hasNextPage ? "access.found_more" : "access.found";

  return (
    <>
      <PeopleHead dialogs={dialogs} listing={listing} view={view} onView={changeView} />
      <PeopleToolbar
        view={{ ...view, part, app: listing.app?.product_id }}
        onChange={changeView}
        departments={listing.departments}
        apps={matchingApps}
        searchesApps={view.apps !== "" || (giving.length > fewApps && (wide || view.by === "app"))}
        parts={wide ? parts : 1}
        searching={pages.isPlaceholderData}
        result={people.length === 0 || loading || noApp ? "" : ts(result, { count: people.length })}
      />
      {people.length > 0 && !loading && giving.length === 0 && (
        <NothingToGive licensed={all.length > 0} />
      )}
      {app ? (
        <AppPeople app={app} {...shared} />
      ) : wide || failed || noApp || (!loading && people.length === 0) ? (
        <PeopleMatrix apps={columns} {...shared} />
      ) : (
        <div className="flex flex-col gap-4">
          <PeopleList
            people={people}
            loading={loading}
            edited={new Set([...edits.edits.values()].map(({ userId }) => userId))}
            complete={parts === 1 && view.apps === ""}
            onPerson={dialogs.show}
          />
          {foot}
        </div>
      )}
      <PeopleSaveBar
        edits={edits.edits}
        saving={edits.saving}
        refusals={edits.refusals}
        conflicts={edits.conflicts}
        apps={all}
        onSave={() => void edits.save().then(() => undefined)}
        onDiscard={edits.discard}
        onKeepMine={edits.keepMine}
        onTakeTheirs={edits.takeTheirs}
      />
      <PeopleDialogs
        company={company}
        dialogs={dialogs}
        edits={edits}
        listing={listing}
        view={view}
      />
      <LeaveModal guard={guard} />
    </>
  );
}
