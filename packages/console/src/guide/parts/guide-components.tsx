// What the guide can write besides Markdown: tables and drawings of the contract, and code.
import type { MDXComponents } from "mdx/types";
import { useTranslation } from "react-i18next";
import { CodeBlock, type CodeBlockProps } from "@lanyard/design-system";
import { Chapters } from "../Chapters.tsx";
import { examples, type ExampleName } from "../examples/calls.ts";
import { curlOf } from "../examples/curl.ts";
import { event, packCommand, refusalSaying, sqlScript } from "../examples/messages.ts";
// Both are read as text, which has a default.
// oxlint-disable-next-line import/default
import receiveCode from "../examples/receive-webhook.mjs?raw";
// oxlint-disable-next-line import/default
import verifyCode from "../examples/verify-webhook.mjs?raw";
import { useGuide } from "../guide-context.ts";
import { prose } from "../prose.tsx";
import { FieldsTable } from "./FieldsTable.tsx";
import { LifeDiagram } from "./LifeDiagram.tsx";
import { MovesTable } from "./MovesTable.tsx";
import { EventsTable, Meaning, StatusesTable } from "./WireTables.tsx";

function Code(props: Pick<CodeBlockProps, "title" | "code" | "language">) {
  const { t } = useTranslation("guide");
  return (
    <CodeBlock
      {...props}
      copyTexts={{ copy: t("copy"), copied: t("copied"), failed: t("copy_failed") }}
    />
  );
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function Call({ name }: { readonly name: ExampleName }) {
  const { t } = useTranslation("guide");
  const { origin } = useGuide();
  const { call, answer } = examples[name];
  return (
    <>
      <Code
        language="shell"
        title={`${call.method} ${call.path}`}
        code={curlOf(examples[name], origin)}
      />
      {answer !== undefined && <Code language="json" title={t("answer")} code={json(answer)} />}
    </>
  );
}

function Refusal() {
  const { t } = useTranslation();
  const { t: word } = useTranslation("guide");
  return (
    <Code language="json" title={word("answer")} code={json(refusalSaying(t("notes.required")))} />
  );
}

function Message() {
  const { t } = useTranslation("guide");
  return <Code language="json" title={t("message")} code={json(event)} />;
}

function PackCommand() {
  const { t } = useTranslation("guide");
  return <Code language="shell" title={t("command")} code={packCommand} />;
}

function Register() {
  return <div className="empty:hidden print:hidden">{useGuide().register}</div>;
}

export const guideComponents = {
  ...prose,
  Chapters,
  FieldsTable,
  LifeDiagram,
  MovesTable,
  EventsTable,
  StatusesTable,
  Meaning,
  Call,
  Refusal,
  Message,
  PackCommand,
  Register,
  SqlScript: () => <Code language="sql" title="install.sql" code={sqlScript} />,
  VerifyWebhook: () => (
    <Code language="javascript" title="verify-webhook.mjs" code={verifyCode.trim()} />
  ),
  ReceiveWebhook: () => (
    <Code language="javascript" title="receive-webhook.mjs" code={receiveCode.trim()} />
  ),
} satisfies MDXComponents;
