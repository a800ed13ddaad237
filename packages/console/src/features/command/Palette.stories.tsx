// The command palette, for each kind of reader.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { toCardFlags, type Status } from "@lanyard/contract";
import { storyFrame } from "../../story-frame.tsx";
import type { Hands } from "./command.ts";
import { listCommands } from "./commands.ts";
import { Palette, type PaletteProduct, type StoreProduct } from "./Palette.tsx";

const foundCard = (name: string, status: Status): PaletteProduct => ({
  ...toCardFlags(status, status === "ready_for_sale"),
  status,
  is_private: 0,
  product_id: name.length,
  submission_id: 31,
  product_name: name,
  username: "ada",
  menu_entry_id: 1 + (name.length % 5),
});

const hands: Hands = {
  goTo: fn(),
  openText: fn(),
  create: fn(),
  register: fn(),
  signOut: fn(),
  showKeys: fn(),
  search: fn(),
  step: fn(),
};

const meta = {
  title: "Console/Command palette",
  component: Palette,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    role: "creator",
    commands: listCommands("creator"),
    hands,
    find: (): Promise<readonly PaletteProduct[]> =>
      Promise.resolve([
        foundCard("Presenze", "ready_for_sale"),
        foundCard("Presenze in sede", "draft"),
      ]),
    findInStore: (): Promise<readonly StoreProduct[]> => Promise.resolve([]),
    open: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole("combobox");
const typed = async (text: string) => {
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard(text);
};
/** Blur the field, because its caret would blink in the story's picture. */
const rest = () => field().blur();

export const Open: Story = {
  tags: ["phone"],
  play: async ({ args }) => {
    await typed("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    rest();
  },
};
export const ForAnAdministrator: Story = {
  args: { role: "admin", commands: listCommands("admin") },
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(screen.getByRole("option", { name: /Revisione/ })).toBeVisible();
    await expect(screen.queryByRole("option", { name: /Crea prodotto/ })).toBeNull();
    rest();
  },
};
export const ForAVisitor: Story = {
  args: { role: undefined, commands: listCommands(undefined), find: undefined },
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(screen.queryByRole("option", { name: /Esci/ })).toBeNull();
    rest();
  },
};
export const Filtered: Story = {
  tags: ["dark"],
  play: async () => {
    await typed("pr");
    const products = within(await screen.findByRole("group", { name: "Prodotti" }));
    await expect(products.getAllByRole("option")).toHaveLength(2);
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Prodotti");
    rest();
  },
};
export const Loading: Story = {
  args: { find: () => new Promise(() => undefined) },
  play: async () => {
    await typed("mensa");
    await waitFor(() => expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true"));
    rest();
  },
};
export const Failed: Story = {
  args: { find: () => Promise.reject(new Error("offline")) },
  play: async () => {
    await typed("pr");
    await expect(await screen.findByRole("button", { name: "Riprova" })).toBeVisible();
    await expect(screen.getByRole("option", { name: /Prodotti/ })).toBeVisible();
    rest();
  },
};
export const NoMatch: Story = {
  args: { find: () => Promise.resolve([]) },
  play: async () => {
    await typed("zebra");
    await expect((await screen.findAllByText(/Nessun risultato/))[0]).toBeVisible();
    rest();
  },
};
