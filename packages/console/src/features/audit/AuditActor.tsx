// Shows who made a change.
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "@lanyard/contract";

/** The name at the time of the change; without one, or if it has been erased, the kind of actor. */
export function AuditActor({ actor }: Pick<AuditEntry, "actor">) {
  const { t } = useTranslation("office");
  if (actor.name !== "") return <bdi className="wrap-anywhere max-sm:text-end">{actor.name}</bdi>;
  const kind = t(`audit.actor_${actor.kind}`);
  return actor.id === null ? kind : t("audit.numbered", { what: kind, id: actor.id });
}
