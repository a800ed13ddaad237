// What a host's frame shows while there is no store: waiting, a silent host, a foreign host, an ended session.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { HostScreen } from "./HostScreen.tsx";

const meta = {
  title: "Console/In a host/Before the store",
  component: HostScreen,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: { trouble: { state: "waiting" }, product: "Lanyard", onRetry: fn() },
} satisfies Meta<typeof HostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForTheHost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("In attesa dell’applicazione");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const HostSilentForTenSeconds: Story = {
  tags: ["dark", "phone", "zoom"],
  args: { trouble: { state: "silent" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("per dieci secondi");
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const HostSilentInEnglish: Story = {
  args: { trouble: { state: "silent" } },
  globals: { language: "en" },
};
export const HostSilentInSpanish: Story = {
  args: { trouble: { state: "silent" } },
  globals: { language: "es" },
};
export const HostSilentInFrench: Story = {
  args: { trouble: { state: "silent" } },
  globals: { language: "fr" },
};
export const RefusedOrigin: Story = {
  args: {
    trouble: { state: "refused", origin: "https://intranet.elsewhere-and-long.example:8443" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("elsewhere-and-long.example:8443");
    const link = canvas.getByRole("link", { name: "Apri in una scheda propria" });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};
export const RefusedWithoutANameForIt: Story = { args: { trouble: { state: "refused" } } };
export const SessionEndedAndAskedFor: Story = {
  args: { trouble: { state: "expired", isRequested: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Riprova/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const SessionEndedAndNoneGiven: Story = {
  args: { trouble: { state: "expired", isRequested: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const CompanyUnknown: Story = { args: { trouble: { state: "unknown" } } };
export const ServerDoesNotAnswer: Story = {
  args: {
    trouble: {
      state: "failed",
      message: "Il server non risponde. Controlla la connessione e riprova.",
    },
  },
};
