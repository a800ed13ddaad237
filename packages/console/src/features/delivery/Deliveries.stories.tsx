// The administrator's list of deliveries: every state, some selected, loading, failed, empty, no match, many, long
// texts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { AdminTable, type AdminTableProps } from "../../components/admin-list/AdminTable.tsx";
import { readView } from "../../components/admin-list/list-view.ts";
import type { Delivery } from "@lanyard/contract";
import { deliveriesList, useDeliveryWords } from "./deliveries.list.tsx";
import { longestDelivery, manyDeliveries, sampleDeliveries } from "./sample-deliveries.ts";

const DeliveryTable = (props: AdminTableProps<Delivery>) => (
  <AdminTable list={deliveriesList} words={useDeliveryWords()} {...props} />
);
const view = (address: string) => readView(deliveriesList.params, new URLSearchParams(address));
const meta = {
  title: "Console/Office/Deliveries",
  component: DeliveryTable,
  decorators: [storyFrame],
  args: {
    view: view(""),
    rows: sampleDeliveries,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onChange: fn(),
    selected: [],
    onSelect: fn(),
    actions: () => <Button size="sm">Invia di nuovo</Button>,
    more: undefined,
  },
} satisfies Meta<typeof DeliveryTable>;
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

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const SomeChosen: Story = {
  args: { selected: ["91", "90"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 scelti")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Invia di nuovo" })).toBeVisible();
  },
};

export const LongTexts: Story = { tags: ["phone"], args: { rows: [longestDelivery] } };

export const Many: Story = {
  args: {
    rows: manyDeliveries(60),
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altri" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Failed: Story = {
  args: { rows: undefined, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByRole("alert");
    await expect(message).toHaveTextContent("Il server non risponde.");
    await userEvent.click(within(message).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const WithoutMatch: Story = {
  args: {
    rows: [],
    view: view("search=zzz&kind=webhook&state=failed"),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutti gli invii" }));
    await expect(args.onChange).toHaveBeenCalledWith({
      search: undefined,
      kind: undefined,
      state: undefined,
    });
  },
};
