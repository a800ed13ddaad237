// What travels: the events of webhooks, and the statuses of refused calls.
import { DataTable } from "@lanyard/design-system";
import { statusCodes, webhookEvents, type RefusalCode, type WebhookEvent } from "@lanyard/contract";
import { eventData } from "../examples/messages.ts";
import { useGuide } from "../guide-context.ts";
import { codeLook, Rich } from "../Rich.tsx";

const Code = ({ children }: { readonly children: string }) => (
  <code className={codeLook}>{children}</code>
);

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
  const { label, texts } = useGuide();
  return (
    <DataTable
      caption={label("events")}
      rows={[...webhookEvents]}
      rowKey={(name) => name}
      empty={null}
      columns={[
        { id: "event", header: label("event"), cell: eventCell },
        { id: "when", header: label("when"), cell: (name) => texts.events[name] },
        { id: "data", header: label("data"), cell: dataCell },
      ]}
    />
  );
}

const codeCell = (code: RefusalCode) => <Code>{code}</Code>;
const Meaning = ({ code }: { readonly code: RefusalCode }) => (
  <Rich text={useGuide().texts.statuses[code]} />
);
const meaningCell = (code: RefusalCode) => <Meaning code={code} />;

export function StatusesTable() {
  const { label } = useGuide();
  return (
    <DataTable
      caption={label("statuses")}
      rows={Object.keys(statusCodes) as RefusalCode[]}
      rowKey={(code) => code}
      empty={null}
      columns={[
        { id: "status", header: label("status"), cell: (code) => statusCodes[code] },
        { id: "code", header: "code", cell: codeCell },
        { id: "meaning", header: label("meaning"), cell: meaningCell },
      ]}
    />
  );
}
