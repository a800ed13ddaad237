// One entry of the audit log in UTC: texts before and after, a secret, made by the server, long texts, gone, loading,
// failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import AuditDrawer from "./AuditDrawer.tsx";
import { byServer, longestEntry, textChanged, tokenReplaced } from "./sample-audit.ts";

const meta = {
  title: "Console/Office/Audit log, entry",
  component: AuditDrawer,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    data: textChanged,
    error: undefined,
    onRetry: fn(),
    utc: true,
    onNarrow: fn(),
  },
} satisfies Meta<typeof AuditDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole("dialog"));

export const TextsChanged: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    const panel = await drawer();
    await expect(panel.getByText("submission.save")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Stesso autore" }));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ actor: "user", actor_id: "7" });
  },
};
export const SecretReplaced: Story = { args: { data: tokenReplaced } };
export const ByTheServer: Story = { args: { data: byServer } };
export const LongTexts: Story = { args: { data: longestEntry } };
export const Gone: Story = { args: { data: null } };
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = {
  args: { data: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
