// The actions on the list of people: adding, changing, removing, importing, exporting, and granting permissions to
// many.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addPerson,
  changePerson,
  exportPeople,
  givePermissions,
  importPeople,
  removePeople,
  type CompanySelf,
} from "@lanyard/contract";
import { ofCompany } from "../shared/company-connection.ts";
import { download } from "../shared/download.ts";
import { sendAsCompany } from "../shared/send-as-company.ts";
import type { Gift } from "./GiveModal.tsx";
import type { PersonFields } from "./PersonModal.tsx";

interface Meant {
  readonly search: string;
  readonly department: string | undefined;
}

export function usePeopleActions(company: CompanySelf) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ofCompany(company) });
  return {
    add: useMutation({
      mutationFn: ({ user_id: id, ...fields }: PersonFields) =>
        sendAsCompany(addPerson, { body: { ...fields, ...(id.trim() !== "" && { user_id: id }) } }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: (fields: PersonFields) => sendAsCompany(changePerson, { body: fields }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (userId: string) => sendAsCompany(removePeople, { body: { user_ids: [userId] } }),
      onSuccess,
    }),
    tryImport: useMutation({
      mutationFn: (csv: string) => sendAsCompany(importPeople, { body: { csv, dry_run: 1 } }),
    }),
    runImport: useMutation({
      mutationFn: (csv: string) => sendAsCompany(importPeople, { body: { csv } }),
      onSuccess,
    }),
    exportAll: useMutation({
      mutationFn: (meant: Meant) => sendAsCompany(exportPeople, { body: meant }),
      onSuccess: ({ csv }) => {
        const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
        download(address, "people.csv");
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
      },
    }),
    give: useMutation({
      mutationFn: ({ productId, give, take, ...meant }: Gift & Meant & { productId: number }) =>
        sendAsCompany(givePermissions, {
          params: { product_id: String(productId) },
          body: { ...meant, give: [...give], take: [...take] },
        }),
      onSuccess,
    }),
  };
}
