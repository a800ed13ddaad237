// The webhook events, with the keys of each event's data.
import { useTranslation } from "react-i18next";
import { DataTable } from "@lanyard/design-system";
import { webhookEvents, type WebhookEvent } from "@lanyard/contract";
import { eventData } from "../examples/messages.ts";
import { Code } from "../prose.tsx";

const eventCell = (name: WebhookEvent) => (
  <span className="sm:whitespace-nowrap">
    <Code>{name}</Code>
  </span>
);
const dataCell = (name: WebhookEvent) => (
  <span className="flex flex-wrap gap-1 max-sm:justify-end">
    {eventData[name].map((each) => (
      <Code key={each}>{each}</Code>
    ))}
  </span>
);

export function EventsTable() {
  const { t } = useTranslation("guide");
  return (
    <DataTable
      caption={t("events")}
      rows={[...webhookEvents]}
      rowKey={(name) => name}
      empty={null}
      columns={[
        { id: "event", header: t("event"), cell: eventCell },
        { id: "when", header: t("when"), cell: (name) => t(`event.${name}`) },
        { id: "data", header: t("data"), cell: dataCell },
      ]}
    />
  );
}
