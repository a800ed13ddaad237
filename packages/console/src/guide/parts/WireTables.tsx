// What travels: the events of webhooks, and the statuses of refused calls.
import { Children, isValidElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@lanyard/design-system";
import { statusCodes, webhookEvents, type RefusalCode, type WebhookEvent } from "@lanyard/contract";
import { eventData } from "../examples/messages.ts";
import { Code, plainText } from "../prose.tsx";

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

const codeCell = (code: RefusalCode) => <Code>{code}</Code>;

interface MeaningProps {
  readonly of: RefusalCode;
  readonly children?: ReactNode;
}
export const Meaning = ({ children }: MeaningProps) => <div className={plainText}>{children}</div>;

/** The children are the meaning of each code. */
export function StatusesTable({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("guide");
  const meanings = Children.toArray(children).filter((child) =>
    isValidElement<MeaningProps>(child),
  );
  return (
    <DataTable
      caption={t("statuses")}
      rows={Object.keys(statusCodes) as RefusalCode[]}
      rowKey={(code) => code}
      empty={null}
      columns={[
        { id: "status", header: t("status"), cell: (code) => statusCodes[code] },
        { id: "code", header: "code", cell: codeCell },
        {
          id: "meaning",
          header: t("meaning"),
          cell: (code) => meanings.find(({ props }) => props.of === code),
        },
      ]}
    />
  );
}
