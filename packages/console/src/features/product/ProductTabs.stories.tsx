// Tabs and toolbar of the product list, synchronised with the address: each tab, a search, counts above the limit.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ProductCounts } from "@lanyard/contract";
import { storyFrame } from "../../story-frame.tsx";
import { ProductTabs, ProductTabsSkeleton } from "./ProductTabs.tsx";
import { ProductToolbar } from "./ProductToolbar.tsx";
import { useProductView } from "./useProductView.ts";

interface BoardProps {
  readonly counts: ProductCounts | undefined;
  readonly inOneOrder: boolean;
  readonly searching: boolean;
  readonly result: string | undefined;
}

function Board({ counts, ...toolbar }: BoardProps) {
  const [view, change] = useProductView();
  const field = useRef<HTMLInputElement>(null);
  return (
    <ProductTabs
      view={view}
      onChange={change}
      counts={counts}
      toolbar={<ProductToolbar view={view} onChange={change} field={field} {...toolbar} />}
    >
      <p className="text-sm text-ink-muted">{decodeURIComponent(useLocation().search) || "—"}</p>
    </ProductTabs>
  );
}

const counts: ProductCounts = {
  all: 10_001,
  ready_for_sale: 9_204,
  waiting_for_review: 31,
  draft: 12,
  rejected: 4,
  hidden: 0,
};

const usual: BoardProps = { counts, inOneOrder: false, searching: false, result: undefined };

const meta = {
  title: "Console/Product tabs",
  component: Board,
  decorators: [storyFrame],
  parameters: { layout: "padded" },
  args: usual,
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectAddress = (canvas: HTMLElement, address: string) =>
  waitFor(() => expect(within(canvas).getByRole("tabpanel")).toHaveTextContent(address));

export const EachTab: Story = {
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tab", { name: "Tutti 10.000+" })).toBeVisible();
    for (const [name, status] of [
      ["In vendita 9204", "ready_for_sale"],
      ["In revisione 31", "waiting_for_review"],
      ["In lavorazione 12", "draft"],
      ["Rifiutati 4", "rejected"],
      ["Nascosti 0", "hidden"],
    ] as const) {
      await userEvent.click(canvas.getByRole("tab", { name }));
      await expectAddress(canvasElement, `?status=${status}`);
    }
    await userEvent.click(canvas.getByRole("tab", { name: /^Tutti/ }));
    await expectAddress(canvasElement, "—");
    canvas.getByRole("tab", { name: /^Tutti/ }).blur();
  },
};
export const SearchAndSort: Story = {
  args: { result: "3 prodotti trovati" },
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Cerca un prodotto" }), "mensa ");
    await expectAddress(canvasElement, "?search=mensa");
    // The field keeps the trailing space, although the address does not.
    await expect(canvas.getByRole("searchbox")).toHaveValue("mensa ");
    await userEvent.selectOptions(canvas.getByRole("combobox"), "title");
    await expectAddress(canvasElement, "?search=mensa&sort=title");
    canvas.getByRole("combobox").blur();
  },
};
export const FromTheAddress: Story = {
  parameters: { path: "/?status=draft&search=badge&sort=updated" },
  args: { searching: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tab", { name: /In lavorazione/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByRole("searchbox")).toHaveValue("badge");
    await expect(canvas.getByRole("combobox")).toHaveValue("updated");
    await userEvent.click(canvas.getByRole("button", { name: "Cancella la ricerca" }));
    await expectAddress(canvasElement, "?status=draft&sort=updated");
    canvas.getByRole("searchbox").blur();
  },
};
export const CountsOnTheirWay: Story = { args: { counts: undefined } };
export const AsAdministrator: Story = { args: { inOneOrder: true } };
export const InFrench: Story = { globals: { language: "fr" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InEnglish: Story = { globals: { language: "en" } };
export const Outline: Story = { render: () => <ProductTabsSkeleton /> };
