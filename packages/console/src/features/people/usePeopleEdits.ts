// Unsaved changes to permissions, and saving them app by app.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeUserPermissions, type CompanySelf } from "@lanyard/contract";
import { invalidate } from "../../api/mutation.ts";
import { CallFailure } from "../../api/send.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";
import { companyPeople } from "../../api/stale-calls.ts";
import { useOnce } from "../../components/form/useOnce.ts";
import {
  alike,
  byProduct,
  changedElsewhere,
  toChangeBody,
  noEdits,
  rebased,
  withoutEdits,
  type Edit,
  type Edits,
} from "./people-edits.ts";
import { permissionsNow } from "./people.queries.ts";

/** Unsaved changes by company id, so that they survive when an ended token unmounts the page. */
const editsByCompany = new Map<number, Edits>();

/** An app whose changes the server refused. */
export interface Refusal {
  readonly productId: number;
  /** 402 when no permissions can be granted: the license is unpaid or has expired. */
  readonly status: number;
  readonly message: string;
}

export function usePeopleEdits(company: CompanySelf) {
  const client = useQueryClient();
  const { company_id: id } = company;
  const [edits, setEdits] = useState(() => editsByCompany.get(id) ?? noEdits);
  const [saving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [conflicts, setConflicts] = useState<readonly Edit[]>([]);

  const store = (next: Edits) => {
    editsByCompany.set(id, next);
    setEdits(next);
  };

  const saveAll = async () => {
    setRefusals([]);
    const refused: Refusal[] = [];
    const changed: Edit[] = [];
    const saved: Edit[] = [];
    const saveApp = async (productId: number, appEdits: readonly Edit[]): Promise<void> => {
      try {
        await sendAsCompany(changeUserPermissions, {
          params: { product_id: String(productId) },
          body: toChangeBody(appEdits),
        });
        saved.push(...appEdits);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        const theirs =
          error.status === 409
            ? await permissionsNow(productId)
                .then((now) => changedElsewhere(appEdits, now.user_permissions_licenses))
                .catch(() => [])
            : [];
        const applied = alike(appEdits, theirs);
        saved.push(...applied);
        const others = theirs.filter((one) => !applied.some(({ userId }) => userId === one.userId));
        changed.push(...others);
        if (theirs.length === 0)
          refused.push({ productId, status: error.status, message: error.message });
        else if (others.length === 0 && applied.length < appEdits.length)
          await saveApp(
            productId,
            appEdits.filter((edit) => !applied.includes(edit)),
          );
      }
    };
    for (const [productId, appEdits] of byProduct(edits)) await saveApp(productId, appEdits);
    // The edits stay displayed until the list has reloaded; otherwise the old permissions would flash up.
    await invalidate(client, companyPeople);
    // Edits made during the save are kept, based on what was saved.
    store(rebased(editsByCompany.get(id) ?? noEdits, saved));
    setRefusals(refused);
    setConflicts(changed);
    return refused.length + changed.length === 0;
  };
  const save = useOnce(async () => {
    setSaving(true);
    try {
      return await saveAll();
    } finally {
      setSaving(false);
    }
  });

  return {
    edits,
    saving,
    refusals,
    conflicts,
    change: (next: Edits) => {
      setRefusals([]);
      store(next);
    },
    discard: () => {
      setRefusals([]);
      store(noEdits);
    },
    save,
    keepMine: () => {
      store(rebased(edits, conflicts));
      setConflicts([]);
    },
    takeTheirs: () => {
      store(withoutEdits(edits, conflicts));
      setConflicts([]);
    },
  };
}
export type PeopleEdits = ReturnType<typeof usePeopleEdits>;
