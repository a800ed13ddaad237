// The apps that a company has installed: loading, failed, none, with an update, expiring.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import { InstalledApps } from "./InstalledApps.tsx";
import { findInstead } from "./instead.ts";
import { expiring, free, hiddenButPaid, sampleSummary } from "../sample-licenses.ts";

const meta = {
  title: "Console/Licenses/InstalledApps",
  component: InstalledApps,
  decorators: [storyFrame],
  args: {
    apps: [free, hiddenButPaid, expiring],
    error: undefined,
    onRetry: fn(),
    onUninstall: fn(),
    search: "",
    onSearch: fn(),
    searching: false,
    instead: findInstead(undefined),
    more: undefined,
  },
} satisfies Meta<typeof InstalledApps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Installed: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Aggiornamento alla 3.1.0")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Disinstalla Accoglienza" }));
    await expect(args.onUninstall).toHaveBeenCalledWith(free);
  },
};
/** The server stops counting people just above the limit. */
export const MoreThanAThousandPeople: Story = {
  args: { apps: [{ ...free, people: 1_000 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/più di 999 persone/)).toBeVisible();
  },
};
export const Many: Story = {
  args: {
    apps: Array.from({ length: 12 }, (_, at) => ({
      ...free,
      license_id: 100 + at,
      product_name: `Accoglienza ${at + 1}`,
    })),
    more: { load: fn(), busy: false },
  },
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole("searchbox", { name: "Cerca un’app installata" });
    await userEvent.type(search, "mensa{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("mensa");
    await userEvent.clear(search);
    search.blur();
  },
};
export const NothingFound: Story = {
  args: { apps: [], search: "piscina" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nessuna app installata corrisponde")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const Loading: Story = { args: { apps: undefined } };
export const None: Story = {
  args: { apps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/store");
  },
};
const having = (counts: object) => findInstead({ ...sampleSummary.counts, ...counts });
export const NoneButLicensesToInstall: Story = {
  args: { apps: [], instead: having({ not_installed: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 licenze/)).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute(
      "href",
      "/store/licenses?filter=not_installed",
    );
  },
};
export const NoneButALicenseToPay: Story = {
  args: { apps: [], instead: having({ not_installed: 0, unpaid: 1, expired: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/store/licenses?filter=unpaid");
  },
};
export const NoneButExpired: Story = {
  args: { apps: [], instead: having({ not_installed: 0, unpaid: 0, expired: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute(
      "href",
      "/store/licenses?filter=expired",
    );
  },
};
export const Failed: Story = {
  args: { apps: undefined, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
