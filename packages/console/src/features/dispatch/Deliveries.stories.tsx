// The administrator's list of deliveries: every state, some selected, loading, failed, empty, no match, many, long
// texts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { DispatchTable } from "./DispatchTable.tsx";
import { DispatchToolbar } from "./DispatchToolbar.tsx";
import type { DispatchesView } from "./dispatches-view.ts";
import { longestDispatch, manyDispatches, sampleDispatches } from "./sample-dispatches.ts";

const view: DispatchesView = {
  search: "",
  kind: undefined,
  state: undefined,
  delivery: undefined,
};
const onChange = fn();
const toolbar = (result: string, narrowed: Partial<DispatchesView> = {}) => (
  <DispatchToolbar
    view={{ ...view, ...narrowed }}
    onChange={onChange}
    searching={false}
    result={result}
  />
);
const meta = {
  title: "Console/Office/Deliveries",
  component: DispatchTable,
  decorators: [storyFrame],
  args: {
    view,
    rows: sampleDispatches,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onClear: fn(),
    toolbar: toolbar("6 invii"),
    selected: [],
    onSelect: fn(),
    actions: () => <Button size="sm">Invia di nuovo</Button>,
    more: undefined,
  },
} satisfies Meta<typeof DispatchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ["dark", "phone", "forced"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "license.paid" })).toHaveAttribute(
      "href",
      "/?delivery=91",
    );
    for (const state of ["Fallito", "Reinviato", "In attesa", "Arrivato"])
      await expect(canvas.getAllByText(state)[0]).toBeVisible();
    await expect(canvas.getByText("il destinatario ha risposto 500")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: "Scegli license.paid, a https://hooks.officina.example/lanyard",
      }),
    );
    await expect(args.onSelect).toHaveBeenCalledWith(["91"]);
    // Deliveries that have arrived, or that the server is still trying, cannot be selected.
    for (const name of [/Parcheggi 1.2.0/, /app.installed/, /Export of the visits/])
      await expect(canvas.queryByRole("checkbox", { name })).toBeNull();
  },
};

export const SomeChosen: Story = {
  args: { selected: ["91", "90"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 scelti")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Invia di nuovo" })).toBeVisible();
  },
};

export const LongTexts: Story = { tags: ["phone"], args: { rows: [longestDispatch] } };

export const Many: Story = {
  args: {
    rows: manyDispatches(60),
    toolbar: toolbar("Più di 60 invii"),
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altri" }));
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
    view: { ...view, search: "zzz", kind: "webhook", state: "failed" },
    toolbar: toolbar("", { search: "zzz", kind: "webhook", state: "failed" }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutti gli invii" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
