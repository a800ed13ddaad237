// The dialogs of the people page: one person, adding, changing, removing, importing, and granting permissions to many.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CompanySelf } from "@lanyard/contract";
import { ConfirmLater } from "../../../components/late/ConfirmLater.tsx";
import { lateModal } from "../../../components/late/late-modal.tsx";
import { CallFailure } from "../../../api/send.ts";
import { getPersonName, withoutEdits } from "../people-edits.ts";
import { appsQuery } from "../people.queries.ts";
import type { PersonFields } from "./PersonModal.tsx";
import type { PeopleDialogsState } from "./usePeopleDialogs.ts";
import type { PeopleEdits } from "../usePeopleEdits.ts";
import type { PeopleListing } from "../usePeopleList.ts";
import type { PeopleView } from "../usePeopleView.ts";
import { useOnce } from "../../../components/form/useOnce.ts";

const PersonDrawer = lateModal(() => import("./PersonDrawer.tsx"));
export const PersonModal = lateModal(() => import("./PersonModal.tsx"));
export const ImportModal = lateModal(() => import("./ImportModal.tsx"));
export const GiveModal = lateModal(() => import("./GiveModal.tsx"));

const toFormOwner = ({ company_id: id }: CompanySelf) => `company ${id}`;

/** The server's error messages by form field; `other` for an error about no field. */
function toFormProblems(error: Error | null) {
  if (!error) return {};
  const problems = error instanceof CallFailure ? error.problems : [];
  const problemByField = Object.fromEntries(
    problems.flatMap(({ field, text }) =>
      field === "user_id" || field === "name" || field === "email" || field === "department"
        ? [[field, text] as const]
        : [],
    ),
  );
  return Object.keys(problemByField).length > 0 ? problemByField : { other: error.message };
}

interface PeopleDialogsProps {
  readonly company: CompanySelf;
  readonly dialogs: PeopleDialogsState;
  readonly edits: PeopleEdits;
  readonly listing: PeopleListing;
  readonly view: PeopleView;
}

export function PeopleDialogs({ company, dialogs, edits, listing, view }: PeopleDialogsProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const { actions, dialog, person, round, close, done, open } = dialogs;
  const { add, change, remove, tryImport, runImport, give } = actions;
  const { app, total } = listing;
  const ofPerson = useQuery({
    ...appsQuery(company, person?.user_id),
    enabled: person !== undefined && dialog === "person",
  });

  const submit = useOnce(async (fields: PersonFields) => {
    const saved = await (dialog === "change" ? change : add).mutateAsync(fields).then(
      () => true,
      // The dialog shows the refusal.
      () => false,
    );
    if (saved) done(ts("access.saved"));
  });
  const importAll = useOnce(async (csv: string) => {
    const imported = await runImport.mutateAsync(csv).catch(() => undefined);
    if (imported) done(ts("access.imported", { count: imported.added + imported.changed }));
  });
  const removePerson = () => {
    if (!person) return;
    const { user_id: id } = person;
    remove.mutate(id, {
      onSuccess: () => {
        const personEdits = [...edits.edits.values()].filter(({ userId }) => userId === id);
        edits.change(withoutEdits(edits.edits, personEdits));
        done(ts("access.removed", { person: getPersonName(person) }));
      },
    });
  };
  return (
    <>
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
        key={`person ${round}`}
        open={dialog === "add" || dialog === "change"}
        onOpenChange={close}
        owner={toFormOwner(company)}
        person={dialog === "change" ? person : undefined}
        busy={add.isPending || change.isPending}
        problems={toFormProblems(add.error ?? change.error)}
        onSubmit={(fields) => void submit(fields)}
      />
      <ImportModal
        key={`import ${round}`}
        open={dialog === "import"}
        onOpenChange={close}
        busy={tryImport.isPending || runImport.isPending}
        tried={tryImport.data}
        error={(runImport.error ?? tryImport.error)?.message}
        onReset={() => {
          tryImport.reset();
          runImport.reset();
        }}
        onTry={(csv) => tryImport.mutate(csv)}
        onImport={(csv) => void importAll(csv)}
      />
      {app && (
        <GiveModal
          // Keyed by app, so that choices made for one app do not carry over to another.
          key={`${app.product_id} ${round}`}
          open={dialog === "give"}
          onOpenChange={close}
          app={app}
          whom={view.search === "" ? ts("access.whom", { count: total }) : ts("access.whom_found")}
          busy={give.isPending}
          error={give.error?.message}
          onGive={(gift) =>
            give.mutate(
              {
                ...gift,
                productId: app.product_id,
                search: view.search,
                department: view.department,
              },
              { onSuccess: ({ changed }) => done(ts("access.given", { count: changed })) },
            )
          }
        />
      )}
      <ConfirmLater
        open={dialog === "remove"}
        onOpenChange={close}
        title={ts("access.remove_title", { person: person ? getPersonName(person) : "" })}
        confirmLabel={ts("access.remove_confirm")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={remove.isPending}
        onConfirm={removePerson}
      >
        {ts("access.remove_text", {
          count: (ofPerson.data ?? []).filter(({ given }) => given.length > 0).length,
        })}
      </ConfirmLater>
    </>
  );
}
