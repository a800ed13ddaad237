// The people of a company and what they may use: by person and by app, with what is not saved yet at the bottom.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  Button,
  EmptyState,
  LoadMore,
  Menu,
  PageTitle,
  SegmentedControl,
  useToast,
} from "@lanyard/design-system";
import {
  peoplePermissionLimits,
  type CompanySelf,
  type PersonWithPermissions,
} from "@lanyard/contract";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { lateModal } from "../shared/late-modal.tsx";
import { LeaveModal } from "../shared/LeaveModal.tsx";
import { CallFailure } from "../shared/send.ts";
import { useLeaveGuard } from "../shared/useLeaveGuard.ts";
import { useWide } from "../shared/useWide.ts";
import { AppPeople } from "./AppPeople.tsx";
import { nameOf, withoutEdits } from "./people-edits.ts";
import { appsQuery, departmentsQuery, peopleQuery } from "./people.queries.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PeopleMatrix } from "./PeopleMatrix.tsx";
import { PeopleSaveBar } from "./PeopleSaveBar.tsx";
import { PeopleToolbar } from "./PeopleToolbar.tsx";
import type { PersonFields } from "./PersonModal.tsx";
import { usePeopleActions } from "./usePeopleActions.ts";
import { usePeopleEdits } from "./usePeopleEdits.ts";
import { usePeopleView } from "./usePeopleView.ts";

const PersonDrawer = lateModal(() => import("./PersonDrawer.tsx"));
const PersonModal = lateModal(() => import("./PersonModal.tsx"));
const ImportModal = lateModal(() => import("./ImportModal.tsx"));
const GiveModal = lateModal(() => import("./GiveModal.tsx"));

type Dialog = "add" | "change" | "remove" | "import" | "give" | "person";
const columnsMost = peoplePermissionLimits.products;

/** What the server said, beside the fields it is about. */
function problemsOf(error: Error | null) {
  if (!error) return {};
  const problems = error instanceof CallFailure ? error.problems : [];
  const own = Object.fromEntries(
    problems.flatMap(({ field, text }) =>
      field === "user_id" || field === "name" || field === "email" || field === "department"
        ? [[field, text] as const]
        : [],
    ),
  );
  return Object.keys(own).length > 0 ? own : { other: error.message };
}

export function People({ company }: { readonly company: CompanySelf }) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const toast = useToast();
  const wide = useWide();
  const [view, changeView] = usePeopleView();
  const [dialog, setDialog] = useState<Dialog>();
  const [person, setPerson] = useState<PersonWithPermissions>();
  const edits = usePeopleEdits(company);
  const actions = usePeopleActions(company);
  const guard = useLeaveGuard(edits.edits.size > 0, edits.discard);

  const apps = useQuery(appsQuery(company));
  const departments = useQuery(departmentsQuery(company));
  const all = apps.data ?? [];
  const giving = all.filter(({ permissions }) => permissions.length > 0);
  const parts = Math.max(1, Math.ceil(giving.length / columnsMost));
  const part = Math.min(view.part, parts);
  const columns = giving.slice((part - 1) * columnsMost, part * columnsMost);
  const byApp = view.by === "app";
  const app = giving.find(({ product_id: id }) => id === view.app) ?? giving[0];
  const productIds = (byApp ? (app ? [app] : []) : columns).map(({ product_id: id }) => id);
  const list = useInfiniteQuery(
    peopleQuery(
      company,
      apps.data && { search: view.search, department: view.department, productIds, given: false },
    ),
  );
  const ofPerson = useQuery({
    ...appsQuery(company, person?.user_id),
    enabled: person !== undefined && dialog === "person",
  });

  const people = list.data?.pages.flatMap(({ output }) => output) ?? [];
  const narrowed = view.search !== "" || view.department !== undefined;
  const error = apps.error ?? (list.isError && !list.data ? list.error : null);
  const loading = !error && (apps.isPending || list.isPending || list.isPlaceholderData);
  const total = departments.data?.people;
  const meant =
    view.department === undefined
      ? total
      : departments.data?.departments.find(({ department }) => department === view.department)
          ?.people;
  const close = () => setDialog(undefined);
  const show = (one: PersonWithPermissions) => {
    setPerson(one);
    setDialog("person");
  };
  const open = (next: Dialog) => () => {
    actions.add.reset();
    actions.change.reset();
    actions.tryImport.reset();
    actions.runImport.reset();
    actions.give.reset();
    setDialog(next);
  };
  const say = (line: string) => void toast.show({ tone: "success", lines: [line] });

  const submit = (fields: PersonFields) => {
    const options = { onSuccess: () => (close(), say(ts("access.saved"))) };
    if (dialog === "change") actions.change.mutate(fields, options);
    else actions.add.mutate(fields, options);
  };
  const remove = () => {
    if (!person) return;
    const { user_id: id } = person;
    actions.remove.mutate(id, {
      onSuccess: () => {
        const own = [...edits.edits.values()].filter(({ userId }) => userId === id);
        edits.change(withoutEdits(edits.edits, own));
        close();
        say(ts("access.removed", { person: nameOf(person) }));
      },
    });
  };

  const failed = error && (
    <EmptyState
      picture={null}
      title={ts("access.failed")}
      text={error.message}
      action={
        <Button onClick={() => void (apps.error ? apps.refetch() : list.refetch())}>
          {t("action.retry")}
        </Button>
      }
    />
  );
  const importOpener = { ...ImportModal.opener, onClick: open("import") };
  const addOpener = { ...PersonModal.opener, onClick: open("add") };
  const empty = narrowed ? (
    <EmptyState
      picture={null}
      title={ts("access.no_match")}
      text={ts("access.no_match_text")}
      action={
        <Button onClick={() => changeView({ search: "", department: undefined })}>
          {ts("access.show_all")}
        </Button>
      }
    />
  ) : (
    <EmptyState
      badge
      title={ts("access.nobody")}
      text={ts("access.nobody_text")}
      action={
        <Button {...importOpener} intent="primary">
          {ts("access.import")}
        </Button>
      }
    />
  );
  const foot = (list.hasNextPage || (list.data?.pages.length ?? 0) > 1) && (
    <LoadMore
      onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      busy={list.isFetchingNextPage}
      error={list.isFetchNextPageError ? list.error?.message : undefined}
      texts={{
        shown: ts("access.shown", { count: people.length }),
        more: ts("access.more"),
        busy: t("loading"),
      }}
    />
  );
  const shared = {
    people,
    edits: edits.edits,
    onEdits: edits.change,
    onPerson: show,
    loading,
    ...(failed && { error: failed }),
    empty,
    ...(foot && { foot }),
  };
  const whom =
    narrowed && view.search !== ""
      ? ts("access.whom_found")
      : ts("access.whom", { count: meant ?? people.length });

  return (
    <>
      <PageTitle
        variant="button"
        title={t("nav.people")}
        action={
          <span className="flex flex-wrap gap-2">
            <Menu
              label={ts("access.list")}
              trigger={<Button>{ts("access.list")}</Button>}
              items={[
                { id: "import", label: ts("access.import"), onSelect: open("import") },
                {
                  id: "export",
                  label: ts("access.export"),
                  disabled: people.length === 0,
                  onSelect: () =>
                    actions.exportAll.mutate({ search: view.search, department: view.department }),
                },
              ]}
            />
            <Button {...addOpener} intent="primary">
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
          onValueChange={(by) => changeView({ by: by === "app" ? "app" : "person" })}
        />
        {byApp && app && people.length > 0 && (
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
      <PeopleToolbar
        view={{ ...view, part, app: app?.product_id }}
        onChange={changeView}
        departments={departments.data?.departments ?? []}
        apps={giving}
        parts={parts}
        searching={list.isPlaceholderData}
        result={
          people.length === 0 || loading
            ? ""
            : ts(list.hasNextPage ? "access.found_more" : "access.found", { count: people.length })
        }
      />
      {byApp && app ? (
        <AppPeople app={app} {...shared} />
      ) : wide || failed || (!loading && people.length === 0) ? (
        <PeopleMatrix apps={columns} {...shared} />
      ) : (
        <div className="flex flex-col gap-4">
          <PeopleList
            people={people}
            loading={loading}
            edited={new Set([...edits.edits.values()].map(({ userId }) => userId))}
            onPerson={show}
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
      {person && (
        <PersonDrawer
          open={dialog === "person"}
          onOpenChange={close}
          person={person}
          apps={ofPerson.data}
          error={ofPerson.error?.message}
          onRetry={() => void ofPerson.refetch()}
          edits={edits.edits}
          onEdits={edits.change}
          onChange={open("change")}
          onRemove={open("remove")}
        />
      )}
      <PersonModal
        open={dialog === "add" || dialog === "change"}
        onOpenChange={close}
        person={dialog === "change" ? person : undefined}
        busy={actions.add.isPending || actions.change.isPending}
        problems={problemsOf(actions.add.error ?? actions.change.error)}
        onSubmit={submit}
      />
      <ImportModal
        open={dialog === "import"}
        onOpenChange={close}
        busy={actions.tryImport.isPending || actions.runImport.isPending}
        tried={actions.tryImport.data}
        error={(actions.runImport.error ?? actions.tryImport.error)?.message}
        onReset={() => {
          actions.tryImport.reset();
          actions.runImport.reset();
        }}
        onTry={(csv) => actions.tryImport.mutate(csv)}
        onImport={(csv) =>
          actions.runImport.mutate(csv, {
            onSuccess: ({ added, changed }) => {
              close();
              say(ts("access.imported", { count: added + changed }));
            },
          })
        }
      />
      {app && (
        <GiveModal
          open={dialog === "give"}
          onOpenChange={close}
          app={app}
          whom={whom}
          busy={actions.give.isPending}
          error={actions.give.error?.message}
          onGive={(gift) =>
            actions.give.mutate(
              {
                ...gift,
                productId: app.product_id,
                search: view.search,
                department: view.department,
              },
              {
                onSuccess: ({ changed }) => {
                  close();
                  say(ts("access.given", { count: changed }));
                },
              },
            )
          }
        />
      )}
      <ConfirmLater
        open={dialog === "remove"}
        onOpenChange={close}
        title={ts("access.remove_title", { person: person ? nameOf(person) : "" })}
        confirmLabel={ts("access.remove_confirm")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={actions.remove.isPending}
        onConfirm={remove}
      >
        {ts("access.remove_text", {
          count: (ofPerson.data ?? []).filter(({ given }) => given.length > 0).length,
        })}
      </ConfirmLater>
      <LeaveModal guard={guard} />
    </>
  );
}
