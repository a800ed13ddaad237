// Who made a change, in words.
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "@lanyard/contract";

/** The name of then; where it is erased or there is none, what kind of somebody it was. */
export function AuditActor({ actor }: Pick<AuditEntry, "actor">) {
  const { t } = useTranslation("office");
  if (actor.name !== "") return <bdi className="wrap-anywhere max-sm:text-end">{actor.name}</bdi>;
  const kind = t(`audit.actor_${actor.kind}`);
  return actor.id === null ? kind : t("audit.numbered", { what: kind, id: actor.id });
}
