// The product list in all its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BlankCard } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { ProductList, type ProductListProps } from "./ProductList.tsx";
import { everyCard, sampleCard } from "./sample-cards.ts";

const create = (
  <BlankCard
    key="new"
    label="Crea prodotto"
    text="Basta un nome per cominciare."
    action={<button type="button" />}
  />
);

const usual: ProductListProps = {
  products: [],
  query: {},
  asTable: false,
  stale: false,
  error: undefined,
  onRetry: fn(),
  onClear: fn(),
  create,
  more: undefined,
};

const meta = {
  title: "Console/Product list",
  component: ProductList,
  decorators: [storyFrame],
  args: usual,
  parameters: { layout: "padded" },
} satisfies Meta<typeof ProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { products: undefined } };
export const Empty: Story = {};
export const One: Story = { args: { products: [sampleCard("draft")] } };
export const ManyWithEveryLabel: Story = {
  args: { products: everyCard() },
  tags: ["dark", "phone"],
};
export const InSpanish: Story = { args: { products: everyCard() }, globals: { language: "es" } };
export const InFrench: Story = {
  args: { products: everyCard() },
  globals: { language: "fr" },
};
/** The previous products stay, greyed out, until the new ones have loaded. */
export const OthersOnTheirWay: Story = {
  args: { products: everyCard().slice(0, 3), query: { search: "men" }, stale: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Prodotti" });
    await expect(list.closest("[aria-busy=true]")).not.toBeNull();
    await expect(within(list).queryByText("Crea prodotto")).toBeNull();
  },
};
export const NoMatch: Story = {
  args: { query: { search: "tornello", status: "draft" } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { name: "Nessun prodotto corrisponde a «tornello»" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutti i prodotti" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const NoneInThisStatus: Story = { args: { query: { status: "hidden" } } };
export const FailedWithRetry: Story = {
  args: {
    products: undefined,
    error: "Il servizio non è raggiungibile in questo momento. Riprova tra poco.",
  },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole("alert"));
    await expect(alert.getByText("I prodotti non si sono caricati")).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const next = { busy: false, error: undefined, byItself: false, load: fn() };
export const MoreToCome: Story = {
  args: { products: everyCard().slice(0, 3), more: { next } },
  play: async ({ canvasElement }) => {
    next.load.mockClear();
    const more = within(canvasElement).getByRole("button", { name: "Mostra altri" });
    await userEvent.click(more);
    more.blur();
    await expect(next.load).toHaveBeenCalledOnce();
  },
};
export const MoreFailed: Story = {
  args: {
    products: everyCard().slice(0, 3),
    more: { next: { ...next, byItself: true, error: "Nessuna connessione. Riprova." } },
  },
  play: async ({ canvasElement }) => {
    next.load.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nessuna connessione. Riprova.");
    // After an error it does not load by itself again; the reader decides.
    await expect(next.load).not.toHaveBeenCalled();
    const again = canvas.getByRole("button", { name: "Riprova" });
    await userEvent.click(again);
    again.blur();
    await expect(next.load).toHaveBeenCalledOnce();
  },
};
export const AllShown: Story = {
  args: { products: everyCard(), more: { next: undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("7 prodotti")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Mostra altri" })).toBeNull();
  },
};

/** Parts end with a full row, so that the next part continues without a gap. */
export const ThousandsInParts: Story = {
  args: {
    products: Array.from({ length: 150 }, (_, index) =>
      sampleCard("ready_for_sale", { product_name: `App ${index + 1}` }),
    ),
  },
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement).getAllByRole("list", { name: /^Prodotti/ });
    await expect(lists.map((list) => list.ariaLabel)).toEqual([
      "Prodotti da 1 a 59",
      "Prodotti da 60 a 119",
      "Prodotti da 120 a 150",
    ]);
    const [, second] = lists;
    await expect(second!.children).toHaveLength(60);
  },
};

const asAdministrator = { asTable: true, create: undefined };
export const AsAdministrator: Story = {
  tags: ["dark", "phone"],
  args: { ...asAdministrator, products: everyCard() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("table", { name: "Prodotti" })).toBeVisible();
    const [row] = canvas.getAllByRole("row").slice(1);
    await expect(within(row!).getByText("ada")).toBeVisible();
    await expect(within(row!).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/dashboard\//),
    );
  },
};
export const AsAdministratorInFrench: Story = {
  args: AsAdministrator.args,
  globals: { language: "fr" },
};
export const LoadingAsAdministrator: Story = {
  args: { ...asAdministrator, products: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("table")).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};
export const EmptyForAdministrator: Story = { args: asAdministrator };
