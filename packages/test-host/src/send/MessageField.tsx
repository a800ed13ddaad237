// The input for a field of a message, according to its kind in the protocol.
import { Select, TextArea, TextField } from "@lanyard/design-system";
import type { ProtocolField } from "@lanyard/host-bridge/protocol";
import { isJson } from "./message-text.ts";

interface MessageFieldProps {
  readonly field: ProtocolField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

const needs = { needed: "needed", optional: "optional", "one of": "one of these has to be there" };
const choices: Partial<Record<ProtocolField["kind"], readonly string[]>> = {
  theme: ["light", "dark", "contrast"],
  direction: ["ltr", "rtl"],
};

export function MessageField({ field, value, problem, onChange }: MessageFieldProps) {
  const { name, kind, need } = field;
  const props = {
    label: name,
    value,
    hint: `${kind}, ${needs[need]}${isJson(kind) ? "; as JSON" : ""}`,
    required: need === "needed",
    ...(problem !== undefined && { error: problem }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  const options = choices[kind];
  if (options)
    return (
      <Select
        {...props}
        options={[
          { value: "", label: "None" },
          ...options.map((each) => ({ value: each, label: each })),
        ]}
      />
    );
  if (isJson(kind))
    return (
      <TextArea
        {...props}
        rows={value.includes("\n") ? 8 : 2}
        spellCheck={false}
        className="font-mono"
      />
    );
  return <TextField {...props} {...(kind === "number" && { inputMode: "decimal" })} />;
}
