// The administrator's list of requests: every state, some selected, loading, failed, empty, no match, many, long texts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { AdminTable, type AdminTableProps } from "../../components/admin-list/AdminTable.tsx";
import { readView } from "../../components/admin-list/list-view.ts";
import type { AdminRequest } from "@lanyard/contract";
import { requestsList, useRequestWords } from "./requests.list.tsx";
import { longestRequest, manyRequests, sampleRequests } from "./sample-requests.ts";

const RequestTable = (props: AdminTableProps<AdminRequest>) => (
  <AdminTable list={requestsList} words={useRequestWords()} {...props} />
);
const view = (address: string) => readView(requestsList.params, new URLSearchParams(address));
const meta = {
  title: "Console/Office/Requests",
  component: RequestTable,
  decorators: [storyFrame],
  args: {
    view: view(""),
    rows: sampleRequests,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onChange: fn(),
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

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

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
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
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
    view: view("search=zzz&kind=proposal&state=open"),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le richieste" }));
    await expect(args.onChange).toHaveBeenCalledWith({
      search: undefined,
      kind: undefined,
      state: undefined,
    });
  },
};
