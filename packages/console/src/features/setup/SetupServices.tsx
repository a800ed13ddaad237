// The table of the services that the installation uses: the kind of each, the result of its last check, and when that
// was.
import { useTranslation } from "react-i18next";
import { Badge, DataTable, EmptyState, type DataColumn, type Tone } from "@lanyard/design-system";
import type { ServiceState, SetupService } from "@lanyard/contract";
import { formatUpdated } from "../../i18n/format.ts";

const tones: Readonly<Record<ServiceState, Tone>> = {
  answers: "success",
  fails: "danger",
  unknown: "neutral",
};

interface SetupServicesProps {
  /** Undefined while loading. */
  readonly services: readonly SetupService[] | undefined;
}

export function SetupServices({ services }: SetupServicesProps) {
  const { t } = useTranslation("operations");
  const which = (one: SetupService) => (
    <span className="max-sm:text-end">{t(`kind.${one.kind}`)}</span>
  );
  const state = (one: SetupService) => (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[one.state]}>{t(`settings.state_${one.state}`)}</Badge>
      {one.error !== "" && <bdi className="font-mono text-sm">{one.error}</bdi>}
    </span>
  );
  const when = ({ at }: SetupService) => (
    <span className="whitespace-nowrap">
      {at === null ? t("settings.never") : formatUpdated(at)}
    </span>
  );
  const columns: DataColumn<SetupService>[] = [
    { id: "service", header: t("settings.service"), cell: (one) => t(`service.${one.service}`) },
    { id: "kind", header: t("settings.uses"), cell: which },
    { id: "state", header: t("settings.state"), cell: state },
    { id: "at", header: t("settings.at"), cell: when, align: "end" },
  ];
  return (
    <DataTable
      caption={t("settings.services")}
      columns={columns}
      rows={[...(services ?? [])]}
      rowKey={({ service }) => service}
      loading={services === undefined}
      empty={<EmptyState title={t("settings.none")} text={t("settings.never")} />}
    />
  );
}
