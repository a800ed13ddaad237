// Every message between an app and its host, from the host bridge's protocol rows: its fields, and what it does, in the
// chapter's language.
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@lanyard/design-system";
import type { ProtocolRow } from "@lanyard/host-bridge/protocol";
import { Code } from "../prose.tsx";
import {
  fieldGroups,
  fieldText,
  listMessages,
  splitAtBackticks,
  type MessageWords,
} from "../protocol-words.ts";

const typeCell = ({ type }: ProtocolRow) => (
  <span className="sm:whitespace-nowrap">
    <Code>{type}</Code>
  </span>
);

function Fields({ row }: { readonly row: ProtocolRow }) {
  const { t } = useTranslation("guide");
  const groups = fieldGroups(row);
  if (groups.length === 0) return <span className="text-ink-muted">{t("no_fields")}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-1 max-sm:justify-end">
      {groups.map((group) => (
        <span key={group[0]?.name} className="flex flex-wrap items-baseline gap-1">
          {group.map((field, index) => (
            <Fragment key={field.name}>
              {index > 0 && <span className="text-ink-muted">{t("or")}</span>}
              <Code>{fieldText(field)}</Code>
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
const fieldsCell = (row: ProtocolRow) => <Fields row={row} />;

const doesCell = ({ does }: ProtocolRow) => (
  <span>
    {splitAtBackticks(does).map((part, index) =>
      index % 2 === 1 ? <Code key={part}>{part}</Code> : part,
    )}
  </span>
);

interface MessagesProps {
  /** What each message does; undefined for English. */
  readonly words?: MessageWords;
}

function Messages({ from, words }: MessagesProps & Pick<ProtocolRow, "from">) {
  const { t } = useTranslation("guide");
  return (
    <DataTable
      caption={t(`messages_of_${from}`)}
      rows={listMessages(from, words)}
      rowKey={({ type }) => type}
      empty={null}
      columns={[
        { id: "type", header: t("message"), cell: typeCell },
        { id: "fields", header: t("message_fields"), cell: fieldsCell },
        { id: "does", header: t("does"), cell: doesCell },
      ]}
    />
  );
}

export const HostMessages = (words: MessagesProps) => <Messages from="host" {...words} />;
export const GuestMessages = (words: MessagesProps) => <Messages from="guest" {...words} />;
