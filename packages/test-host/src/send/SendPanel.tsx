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
import { hostRows, messageOf, rowOf, textsOf, tokenPlace } from "./message-text.ts";
import { MessageField } from "./MessageField.tsx";

const types = hostRows.map(({ type }) => ({ value: type, label: type }));
const ways = [
  { value: "fields", label: "Fields" },
  { value: "text", label: "Text" },
];

/** Predicts whether the console will drop a text, by reading it with the same function. */
function Forecast({ text }: { readonly text: string }) {
  const read = readFromHost(text);
  if (!("dropped" in read)) return null;
  return (
    <Notice tone="warning" title="The console will drop this">
      {read.dropped}
      {read.detail === undefined ? "" : `: ${read.detail}`}
    </Notice>
  );
}

export function SendPanel({ testHost }: { readonly testHost: Pick<TestHost, "post" | "setup"> }) {
  const [type, setType] = useState<HostType>("search");
  const [example, setExample] = useState(0);
  const [texts, setTexts] = useState(() => textsOf("search", examples.search[0].fields));
  const [way, setWay] = useState("fields");
  const [raw, setRaw] = useState("");
  const [told, setTold] = useState("");

  const row = rowOf(type);
  const message = messageOf(type, texts);
  const problems = "problems" in message ? message.problems : {};
  const text = way === "text" ? raw : "text" in message ? message.text : undefined;

  const take = (next: HostType, at: number) => {
    setType(next);
    setExample(at);
    const fields = textsOf(next, examples[next][at]?.fields ?? {});
    setTexts(fields);
    const made = messageOf(next, fields);
    if ("text" in made) setRaw(made.text);
  };
  const turn = (next: string) => {
    if (next === "text" && "text" in message) setRaw(message.text);
    setWay(next);
  };
  const send = () => {
    if (text === undefined) return;
    testHost.post(text.replaceAll(tokenPlace, testHost.setup.get().company_token));
    setTold(`Sent at ${new Date().toLocaleTimeString("en-GB")}.`);
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
        options={examples[type].map(({ name }, at) => ({ value: String(at), label: name }))}
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
            onChange={(value) => setTexts((before) => ({ ...before, [field.name]: value }))}
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
          {told}
        </Text>
      </div>
    </section>
  );
}
