// Sends a message by hand: from the fields of its row in the protocol, or as any text.
import { useState } from "react";
import {
  Button,
  Notice,
  SegmentedControl,
  Select,
  SendIcon,
  Text,
  TextArea,
} from "@lanyard/design-system";
import { readFromHost, type HostType } from "@lanyard/host-bridge/protocol";
import type { TestHost } from "../host/test-host.ts";
import { examples } from "./examples.ts";
import { hostRows, composeMessage, findRow, toTexts, tokenPlace } from "./message-text.ts";
import { MessageField } from "./MessageField.tsx";

const types = hostRows.map(({ type }) => ({ value: type, label: type }));
const ways = [
  { value: "fields", label: "Fields" },
  { value: "text", label: "Text" },
];

/** Predicts whether the console will drop a text, by reading it with the same function. */
function Forecast({ text }: { readonly text: string }) {
  const result = readFromHost(text);
  if (!("dropped" in result)) return null;
  return (
    <Notice tone="warning" title="The console will drop this">
      {result.dropped}
      {result.detail === undefined ? "" : `: ${result.detail}`}
    </Notice>
  );
}

export function SendPanel({ testHost }: { readonly testHost: Pick<TestHost, "post" | "setup"> }) {
  const [type, setType] = useState<HostType>("search");
  const [example, setExample] = useState(0);
  const [texts, setTexts] = useState(() => toTexts("search", examples.search[0].fields));
  const [way, setWay] = useState("fields");
  const [raw, setRaw] = useState("");
  const [note, setNote] = useState("");

  const row = findRow(type);
  const message = composeMessage(type, texts);
  const problems = "problems" in message ? message.problems : {};
  const text = way === "text" ? raw : "text" in message ? message.text : undefined;

  const take = (next: HostType, index: number) => {
    setType(next);
    setExample(index);
    const fields = toTexts(next, examples[next][index]?.fields ?? {});
    setTexts(fields);
    const result = composeMessage(next, fields);
    if ("text" in result) setRaw(result.text);
  };
  const turn = (next: string) => {
    if (next === "text" && "text" in message) setRaw(message.text);
    setWay(next);
  };
  const send = () => {
    if (text === undefined) return;
    testHost.post(text.replaceAll(tokenPlace, testHost.setup.get().company_token));
    setNote(`Sent at ${new Date().toLocaleTimeString("en-GB")}.`);
  };
  return (
    <section aria-label="Send a message" className="flex min-w-0 flex-col gap-4">
      <Select
        label="Message"
        options={types}
        value={type}
        hint={row.does}
        onChange={({ target }) => take(target.value as HostType, 0)}
      />
      <Select
        label="Example"
        options={examples[type].map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(example)}
        onChange={({ target }) => take(type, Number(target.value))}
      />
      <SegmentedControl
        label="Written as"
        size="sm"
        segments={ways}
        value={way}
        onValueChange={turn}
      />
      {way === "fields" ? (
        row.fields.map((field) => (
          <MessageField
            key={`${type}.${field.name}`}
            field={field}
            value={texts[field.name] ?? ""}
            problem={problems[field.name]}
            onChange={(value) => setTexts((previous) => ({ ...previous, [field.name]: value }))}
          />
        ))
      ) : (
        <TextArea
          label="Text"
          hint={`Anything can be sent, also what is no message. ${tokenPlace} stands for the company’s token.`}
          rows={8}
          spellCheck={false}
          className="font-mono"
          value={raw}
          onChange={({ target }) => setRaw(target.value)}
        />
      )}
      {text !== undefined && <Forecast text={text} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button intent="primary" icon={<SendIcon />} disabled={text === undefined} onClick={send}>
          Send
        </Button>
        <Text size="sm" tone="muted" role="status">
          {note}
        </Text>
      </div>
    </section>
  );
}
