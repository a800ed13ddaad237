// Settings of the host: the person and company it names, its look and behaviour, and its attacks.
import { useState, type RefObject } from "react";
import {
  Button,
  Heading,
  NumberField,
  RadioGroup,
  Select,
  Text,
  TextField,
} from "@lanyard/design-system";

import type { TestHost, HostSetup } from "../host/test-host.ts";
import { useStore } from "../shared/store.ts";
import { conducts, type Conduct } from "../wire/conduct.ts";
import { attacks } from "./attacks.ts";

const words: Readonly<Record<Conduct, { readonly label: string; readonly hint: string }>> = {
  honest: { label: "Honest", hint: "Answers at once, by the protocol." },
  slow: { label: "Slow", hint: "Answers after a pause." },
  silent: { label: "Silent", hint: "Answers nothing. After ten seconds the console explains it." },
  old: {
    label: "Old",
    hint: "Knows the specification’s text messages alone: no request comes back, no look, no options.",
  },
  hostile: {
    label: "Hostile",
    hint: "Each answer comes twice, among forged ones for other questions.",
  },
};
const isConduct = (value: string): value is Conduct =>
  (conducts as readonly string[]).includes(value);

const looks = {
  locale: ["it", "en", "es", "fr"],
  theme: ["light", "dark", "contrast"],
  direction: ["ltr", "rtl"],
} as const;

function SetupForm({ testHost }: { readonly testHost: Pick<TestHost, "setup" | "post"> }) {
  const setup = useStore(testHost.setup);
  const change = (part: Partial<HostSetup>) =>
    testHost.setup.set((previous) => ({ ...previous, ...part }));
  return (
    <>
      <Heading level={2} size="sm">
        Who works there
      </Heading>
      <TextField
        label="Company token"
        value={setup.company_token}
        onChange={({ target }) => change({ company_token: target.value })}
      />
      <TextField
        label="Session of the person"
        hint="The payments of “decline” are refused by the sandbox."
        value={setup.api_session}
        onChange={({ target }) => change({ api_session: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {Object.entries(looks).map(([name, values]) => (
          <Select
            key={name}
            label={name}
            value={setup[name as keyof typeof looks] ?? ""}
            options={[
              { value: "", label: "Unsaid" },
              ...values.map((value) => ({ value, label: value })),
            ]}
            onChange={({ target }) => change({ [name]: target.value || undefined })}
          />
        ))}
      </div>
      <Button
        className="self-start"
        onClick={() => testHost.post(JSON.stringify({ type: "setup", ...testHost.setup.get() }))}
      >
        Send as setup
      </Button>
    </>
  );
}

interface BehaviourPanelProps {
  readonly testHost: TestHost;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

export function BehaviourPanel({ testHost, frame }: BehaviourPanelProps) {
  const { conduct, delay } = useStore(testHost.behaviour);
  const [note, setNote] = useState("");
  return (
    <section aria-label="Behaviour" className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        legend="How the host answers"
        options={conducts.map((value) => ({
          value,
          label: words[value].label,
          hint: words[value].hint,
        }))}
        value={conduct}
        onValueChange={(value) => {
          if (isConduct(value))
            testHost.behaviour.set((previous) => ({ ...previous, conduct: value }));
        }}
      />
      {conduct === "slow" && (
        <NumberField
          label="Pause"
          unit="ms"
          min={0}
          max={60_000}
          value={String(delay)}
          onChange={({ target }) =>
            testHost.behaviour.set((previous) => ({
              ...previous,
              delay: Math.min(60_000, Math.max(0, Number(target.value) || 0)),
            }))
          }
        />
      )}
      <SetupForm testHost={testHost} />
      <Heading level={2} size="sm">
        Attacks
      </Heading>
      <Text size="sm" tone="muted">
        Each is one press. What becomes of it shows in the traffic and in the console.
      </Text>
      {attacks.map(({ name, expected, run }) => (
        <div
          key={name}
          className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-sm font-medium">{name}</p>
            <Text size="sm" tone="muted">
              {expected}
            </Text>
          </div>
          <Button
            size="sm"
            aria-label={`Run: ${name}`}
            onClick={() => {
              if (frame.current) run(testHost, frame.current);
              setNote(frame.current ? `Done: ${name}` : "The console is taken out.");
            }}
          >
            Run
          </Button>
        </div>
      ))}
      <p role="status" className="text-sm text-ink-muted">
        {note}
      </p>
    </section>
  );
}
