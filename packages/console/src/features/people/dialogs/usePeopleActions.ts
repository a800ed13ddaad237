// The actions on the list of people: adding, changing, removing, importing, exporting, and granting permissions to
// many.
import {
  addPerson,
  changePerson,
  exportPeople,
  givePermissions,
  importPeople,
  removePeople,
} from "@lanyard/contract";
import { download } from "../../../api/download.ts";
import { useApiMutation } from "../../../api/mutation.ts";
import { sendAsCompany } from "../../../api/send-as-company.ts";
import { companyPeople } from "../../../api/stale-calls.ts";
import type { Gift } from "./GiveModal.tsx";
import type { PersonFields } from "./PersonModal.tsx";

interface Target {
  readonly search: string;
  readonly department: string | undefined;
}

const changesPeople = { invalidates: companyPeople, awaits: true } as const;

export const usePeopleActions = () => ({
  add: useApiMutation(
    ({ user_id: id, ...fields }: PersonFields) =>
      sendAsCompany(addPerson, { body: { ...fields, ...(id.trim() !== "" && { user_id: id }) } }),
    changesPeople,
  ),
  change: useApiMutation(
    (fields: PersonFields) => sendAsCompany(changePerson, { body: fields }),
    changesPeople,
  ),
  remove: useApiMutation(
    (userId: string) => sendAsCompany(removePeople, { body: { user_ids: [userId] } }),
    changesPeople,
  ),
  tryImport: useApiMutation(
    (csv: string) => sendAsCompany(importPeople, { body: { csv, dry_run: 1 } }),
    { invalidates: [] },
  ),
  runImport: useApiMutation(
    (csv: string) => sendAsCompany(importPeople, { body: { csv } }),
    changesPeople,
  ),
  exportAll: useApiMutation((target: Target) => sendAsCompany(exportPeople, { body: target }), {
    invalidates: [],
    onSuccess: ({ csv }) => {
      const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
      download(address, "people.csv");
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
  }),
  give: useApiMutation(
    ({ productId, give, take, ...target }: Gift & Target & { productId: number }) =>
      sendAsCompany(givePermissions, {
        params: { product_id: String(productId) },
        body: { ...target, give: [...give], take: [...take] },
      }),
    changesPeople,
  ),
});
