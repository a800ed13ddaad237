// The guide's React app connected to the mock host, beside a log of the messages each has sent.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { connectToHost } from "@lanyard/host-bridge";
import { createMockHost, type MockOptions } from "@lanyard/host-bridge/mock";
import { fromGuest, readFromHost, type GuestType } from "@lanyard/host-bridge/protocol";
import { Badge, Button, CodeBlock, DataTable, SearchField } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { Visitors } from "./examples/Visitors.tsx";
import { Code } from "./prose.tsx";

interface Line {
  readonly key: string;
  readonly from: "app" | "host" | "dropped";
  readonly type: string;
  readonly rest: string;
}

/** Hides request ids, which differ on each page load and would change the picture. */
const sameEachTime = (name: string, value: unknown) => (name === "request" ? "…" : value);

const asLine = ({ type, ...rest }: { readonly type: string }) => ({
  type,
  rest: JSON.stringify(rest, sameEachTime),
});

/** Creates a mock host and an unconnected guest, and passes each of their messages to `note`. */
function begin(options: MockOptions, note: (line: Omit<Line, "key">) => void) {
  const host = createMockHost({ answers: { "get.input": () => "Ada" }, ...options });
  const guest = connectToHost({
    ...host.connection,
    // Only a silent host is given up; on a busy machine the answers of the others may be late.
    ...(options.setup === null && { patience: 500 }),
    onDrop: (reason, detail = "") => note({ from: "dropped", type: reason, rest: detail }),
  });
  for (const type of Object.keys(fromGuest) as GuestType[])
    host.on(type, (message) => note({ from: "app", ...asLine(message) }));
  // Notes host messages as they arrive, because the guest does not emit the answers to its own requests.
  host.connection.receiver.addEventListener("message", ({ data, origin }) => {
    const read = readFromHost(data);
    if (host.connection.origins.includes(origin) && "message" in read)
      note({ from: "host", ...asLine(read.message) });
  });
  return { host, guest };
}

const tones = { app: "info", host: "success", dropped: "danger" } as const;
const names = { app: "App", host: "Host", dropped: "Dropped" } as const;
const fromCell = ({ from }: Line) => <Badge tone={tones[from]}>{names[from]}</Badge>;
const typeCell = ({ type }: Line) => (
  <span className="whitespace-nowrap">
    <Code>{type}</Code>
  </span>
);
const restCell = ({ rest }: Line) => <Code>{rest}</Code>;

function Conversation(options: MockOptions) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [{ host, guest }] = useState(() =>
    begin(options, (line) =>
      setLines((before) => [...before, { ...line, key: `${before.length}` }]),
    ),
  );
  useEffect(() => {
    // The guest's state reports a failure.
    guest.start().catch(() => {});
    return () => {
      guest.close();
      host.close();
    };
  }, [guest, host]);
  return (
    <div className="grid min-h-screen grid-cols-[minmax(0,1fr)] items-start gap-6 bg-surface-page p-6 text-ink md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex flex-col gap-4">
        <SearchField
          label="Search of the host"
          clearLabel="Clear"
          onSearch={(value) => host.send({ type: "search", value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => host.send({ type: "host.look", theme: "dark", locale: "en" })}>
            Dark theme
          </Button>
          <Button
            onClick={() => {
              host.sendRaw('{"type":"search","value":"x"}', { origin: "https://stranger.test" });
              host.sendRaw("no JSON");
              host.sendRaw('{"type":"search","value":1}');
            }}
          >
            Send what does not count
          </Button>
        </div>
        <div className="rounded-md border border-line-strong [&_button]:rounded-md [&_button]:border [&_button]:border-line-strong [&_button]:px-4 [&_button]:py-2 [&_h1]:text-lg [&_h1]:font-semibold [&_main]:flex [&_main]:flex-col [&_main]:items-start [&_main]:gap-3 [&_main]:rounded-md [&_main]:bg-surface-page [&_main]:p-4 [&_main]:text-ink [&_p]:p-4">
          <Visitors guest={guest} />
        </div>
        <CodeBlock title="The host" code={code(options)} language="javascript" />
      </div>
      <DataTable
        caption="What was sent and received"
        rows={[...lines]}
        rowKey={({ key }) => key}
        empty="Nothing yet."
        columns={[
          { id: "from", header: "From", cell: fromCell },
          { id: "type", header: "Message", cell: typeCell },
          { id: "rest", header: "Fields", cell: restCell },
        ]}
      />
    </div>
  );
}

/** The code with which a test would create the story's host. */
const code = (options: MockOptions) =>
  `const host = createMockHost(${JSON.stringify(options) === "{}" ? "" : JSON.stringify(options)});\nconst guest = connectToHost(host.connection);\nawait guest.start();`;

const meta = {
  title: "Console/In a host/An app with a mock host",
  component: Conversation,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  globals: { language: "en" },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table's rows as text: sender, type, fields. */
const rowsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      [within(row).getByText(/^(?:App|Host|Dropped)$/), ...row.querySelectorAll("code")]
        .map(({ textContent }) => textContent)
        .join(" "),
    );

/** The heights that the app has reported: each after rendering, which may be after the next click. */
const heights = (canvasElement: HTMLElement) =>
  rowsIn(canvasElement).filter((row) => row.startsWith("App app.height"));
/** Waits for the app, which is connected once it has reported its height. */
const connected = (canvasElement: HTMLElement) =>
  waitFor(() => expect(heights(canvasElement)).toHaveLength(1));

export const FirstRoundTrip: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas, canvasElement }) => {
    await connected(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Greet" }));
    await waitFor(() => expect(canvas.getByText("toast.message")).toBeVisible());
    const rows = rowsIn(canvasElement);
    await expect(rows[0]).toContain("app.startup");
    for (const part of [
      'Host setup {"api_session":"mock-session","app_token":"mock-app-token"}',
      'App get.input {"id":"name"',
      'Host put.input {"id":"name","value":"Ada"',
      'App toast.message {"text":"Hello Ada"}',
    ])
      await expect(
        rows.some((row) => row.includes(part)),
        part,
      ).toBe(true);
    (document.activeElement as HTMLElement).blur();
  },
};
export const HostThatSearchesAndTurnsDark: Story = {
  play: async ({ canvas, canvasElement }) => {
    await connected(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "ada{Enter}");
    await waitFor(() => expect(canvas.queryByText("Alan Turing")).toBeNull());
    await expect(canvas.getByText("Ada Lovelace")).toBeVisible();
    await waitFor(() => expect(heights(canvasElement)).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: "Dark theme" }));
    await waitFor(() => expect(canvas.getByRole("main")).toHaveAttribute("data-theme", "dark"));
  },
};
/** Messages from another origin, invalid JSON and messages without a required field never reach the app. */
export const WhatDoesNotCount: Story = {
  play: async ({ canvas, canvasElement }) => {
    await connected(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send what does not count" }));
    await waitFor(() =>
      expect(rowsIn(canvasElement).filter((row) => row.startsWith("Dropped"))).toHaveLength(3),
    );
    // The app tells its host of the wrong field; its height may change once more meanwhile.
    await waitFor(() =>
      expect(rowsIn(canvasElement)).toContainEqual(expect.stringMatching(/^App put.data/)),
    );
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    (document.activeElement as HTMLElement).blur();
  },
};
/**
 * A host that knows only the text messages does not return `request`: its answers count in the order of the requests.
 */
export const HostOfTextMessagesAlone: Story = {
  args: { plain: true },
  play: async ({ canvas, canvasElement }) => {
    await connected(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Greet" }));
    await waitFor(() => expect(canvas.getByText("toast.message")).toBeVisible());
    const answer = rowsIn(canvasElement).find((row) => row.includes("put.input"));
    await expect(answer).toBe('Host put.input {"id":"name","value":"Ada"}');
    (document.activeElement as HTMLElement).blur();
  },
};
export const SilentHost: Story = {
  args: { setup: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The host is silent")).toBeVisible();
  },
};
