// The administrator's list of requests: every state, some selected, loading, failed, empty, no match, many, long texts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { RequestTable } from "./RequestTable.tsx";
import { RequestToolbar } from "./RequestToolbar.tsx";
import type { RequestsView } from "./requests-view.ts";
import { longestRequest, manyRequests, sampleRequests } from "./sample-requests.ts";

const view: RequestsView = { search: "", kind: undefined, state: undefined, request: undefined };
const onChange = fn();
const toolbar = (result: string, narrowed: Partial<RequestsView> = {}) => (
  <RequestToolbar
    view={{ ...view, ...narrowed }}
    onChange={onChange}
    searching={false}
    result={result}
  />
);
const meta = {
  title: "Console/Office/Requests",
  component: RequestTable,
  decorators: [storyFrame],
  args: {
    view,
    rows: sampleRequests,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onClear: fn(),
    toolbar: toolbar("4 richieste"),
    selected: [],
    onSelect: fn(),
    actions: () => <Button size="sm">Chiudi le richieste</Button>,
    more: undefined,
  },
} satisfies Meta<typeof RequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "Parcheggi" })).toHaveAttribute(
      "href",
      "/?request=30",
    );
    for (const state of ["Aperta", "Con risposta", "Chiusa"])
      await expect(canvas.getAllByText(state)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Scegli Parcheggi" }));
    await expect(args.onSelect).toHaveBeenCalledWith(["30"]);
    // A closed request cannot be selected, because there is nothing to close.
    await expect(canvas.queryByRole("checkbox", { name: "Scegli Pubblicità" })).toBeNull();
  },
};

export const SomeChosen: Story = {
  args: { selected: ["31", "30"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 scelte")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Chiudi le richieste" })).toBeVisible();
  },
};

export const LongTexts: Story = { args: { rows: [longestRequest] } };

export const Many: Story = {
  args: {
    rows: manyRequests(60),
    toolbar: toolbar("Più di 60 richieste"),
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rows: undefined, toolbar: toolbar("") } };

export const Failed: Story = {
  args: { rows: undefined, error: "Il server non risponde.", toolbar: toolbar("") },
  play: async ({ canvas, userEvent, args }) => {
    const said = canvas.getByRole("alert");
    await expect(said).toHaveTextContent("Il server non risponde.");
    await userEvent.click(within(said).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { rows: [], toolbar: toolbar("") } };

export const WithoutMatch: Story = {
  args: {
    rows: [],
    view: { ...view, search: "zzz", kind: "proposal", state: "open" },
    toolbar: toolbar("", { search: "zzz", kind: "proposal", state: "open" }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le richieste" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
