// One entry of the audit log: a role, texts and lists, what is new, a secret, what is erased, nothing, gone, loading, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
import AuditDrawer from "./AuditDrawer.tsx";
import {
  byServer,
  byVisitor,
  companyMade,
  longestEntry,
  roleChanged,
  textChanged,
  tokenReplaced,
} from "./sample-audit.ts";

const meta = {
  title: "Console/Office/Audit log, an entry",
  component: AuditDrawer,
  decorators: [storyFrame],
  args: {
    open: true,
    onOpenChange: fn(),
    entry: roleChanged,
    utc: true,
    error: undefined,
    onRetry: fn(),
    onNarrow: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof AuditDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await within(document.body).findByRole("dialog"));
const press = async (name: string) =>
  userEvent.click((await drawer()).getByRole("button", { name }));

export const Role: Story = {
  play: async ({ args }) => {
    await expect((await drawer()).getByText("creator")).toBeVisible();
    await press("Stesso autore");
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ actor: "user", actorId: 9 });
    await press("Stesso oggetto");
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ subject: "user", subjectId: 7 });
    await press("Stessa azione");
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ subject: "user", action: "user.role" });
  },
};
export const TextsAndLists: Story = {
  tags: ["dark", "phone", "forced"],
  args: { entry: textChanged },
};
export const New: Story = { args: { entry: companyMade } };
export const Secret: Story = { args: { entry: tokenReplaced } };
export const Erased: Story = { args: { entry: byVisitor } };
export const WithoutFields: Story = {
  args: { entry: byServer },
  play: async () => {
    await expect((await drawer()).getByText("Nessun campo è cambiato.")).toBeVisible();
    // The server is no author to look for.
    await expect((await drawer()).queryByRole("button", { name: "Stesso autore" })).toBeNull();
  },
};
export const LongTexts: Story = { tags: ["phone"], args: { entry: longestEntry } };
export const Gone: Story = { args: { entry: null } };
export const Loading: Story = { args: { entry: undefined } };
export const Failed: Story = {
  args: { entry: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    await press("Riprova");
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
