// The drawn parts of the guide by the names that its texts call them.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "../CodeBlock.tsx";
import { examples, type ExampleName } from "../examples/calls.ts";
import { curlOf } from "../examples/curl.ts";
import { event, packCommand, refusalSaying, sqlScript } from "../examples/messages.ts";
// Both are read as text, which has a default.
// oxlint-disable-next-line import/default
import receiveCode from "../examples/receive-webhook.mjs?raw";
// oxlint-disable-next-line import/default
import verifyCode from "../examples/verify-webhook.mjs?raw";
import { useGuide } from "../guide-context.ts";
import { FieldsTable } from "./FieldsTable.tsx";
import { LifeDiagram } from "./LifeDiagram.tsx";
import { MovesTable } from "./MovesTable.tsx";
import { EventsTable, StatusesTable } from "./WireTables.tsx";

const json = (value: unknown) => JSON.stringify(value, null, 2);

function CallExample({ name }: { readonly name: ExampleName }) {
  const { label, origin } = useGuide();
  const { call, answer } = examples[name];
  return (
    <>
      <CodeBlock title={`${call.method} ${call.path}`} code={curlOf(examples[name], origin)} />
      {answer !== undefined && <CodeBlock title={label("answer")} code={json(answer)} />}
    </>
  );
}

function RefusalExample() {
  const { t } = useTranslation();
  const { label } = useGuide();
  return <CodeBlock title={label("answer")} code={json(refusalSaying(t("notes.required")))} />;
}

function Message() {
  const { label } = useGuide();
  return <CodeBlock title={label("message")} code={json(event)} />;
}

function Pack() {
  const { label } = useGuide();
  return <CodeBlock title={label("command")} code={packCommand} />;
}

function Register() {
  return <div className="empty:hidden print:hidden">{useGuide().register}</div>;
}

const parts: Readonly<Record<string, () => ReactNode>> = {
  fields: FieldsTable,
  diagram: LifeDiagram,
  moves: MovesTable,
  events: EventsTable,
  statuses: StatusesTable,
  refusal: RefusalExample,
  message: Message,
  register: Register,
  pack: Pack,
  sql: () => <CodeBlock title="install.sql" code={sqlScript} />,
  verify: () => <CodeBlock title="verify-webhook.mjs" code={verifyCode.trim()} />,
  receive: () => <CodeBlock title="receive-webhook.mjs" code={receiveCode.trim()} />,
};

const isExample = (name: string): name is ExampleName => Object.hasOwn(examples, name);

/** Nothing for a name that no part has. */
export function GuidePart({ name }: { readonly name: string }) {
  if (isExample(name)) return <CallExample name={name} />;
  const Part = parts[name];
  return Part ? <Part /> : null;
}

/** The names that a text may call. */
export const partNames = [...Object.keys(parts), ...Object.keys(examples)];
