// PageTitle for every kind of page, with every notice and every state of its actions.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus, Send, Trash2 } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { createLink } from "../story-data/link.ts";
import { banner, brokenPicture, icon, screenshots } from "../story-data/pictures.ts";
import type { PageAction } from "../toolbar/ActionButtons.tsx";
import { PageTitle } from "./PageTitle.tsx";

const carouselLabels = {
  label: "Screenshots of Shift planner",
  previousLabel: "Previous screenshot",
  nextLabel: "Next screenshot",
  slideLabel: (n: number, total: number) => `Screenshot ${n} of ${total}`,
  roleLabel: "carousel",
  slideRoleLabel: "slide",
  brokenLabel: "This screenshot could not be loaded.",
  emptyText: "No screenshots yet. The editor takes up to six.",
};

const onSale = (
  <>
    <Badge tone="success">On sale</Badge>
    <Badge tone="info">Public</Badge>
  </>
);

const buy = fn();

const meta = {
  title: "Components/PageTitle",
  component: PageTitle,
  args: { title: "Your apps" },
  parameters: {
    docs: {
      description: {
        component: "The header of a page, with its only h1.",
      },
    },
  },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: "Account", subtitle: "How you appear to administrators and to companies." },
};

export const WithButton: Story = {
  tags: ["phone"],
  args: {
    variant: "button",
    subtitle: "Seven apps, three of them on sale.",
    action: (
      <Button intent="primary" icon={<Plus aria-hidden="true" />}>
        Create app
      </Button>
    ),
  },
};

export const Single: Story = {
  tags: ["dark", "forced", "hero", "large-text", "phone", "rtl"],
  args: {
    variant: "single",
    title: "Shift planner",
    subtitle: "Time and attendance · version 2.1.0",
    hue: "blue",
    logo: icon("blue"),
    badges: onSale,
    details:
      "Plan the week, let people swap shifts, and see at the gate who is expected. Works with every badge reader that the company has.",
    pictures: screenshots(6),
    carouselLabels,
    back: createLink("#apps", { children: "Your apps" }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Shift planner" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next screenshot" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Screenshot 2 of 6" })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Screenshot 1 of 6" }));
  },
};

export const SingleInApproval: Story = {
  args: {
    ...Single.args,
    details: undefined,
    badges: <Badge tone="warning">Waiting for review</Badge>,
    notice: {
      tone: "info",
      title: "This build is being verified",
      text: "We answer by e-mail, usually within two working days. Price and publication can still be changed.",
    },
  },
};

export const SingleHidden: Story = {
  args: {
    ...Single.args,
    hue: "grey",
    logo: icon("grey"),
    badges: <Badge>Hidden</Badge>,
    notice: {
      tone: "warning",
      title: "This app is hidden from the marketplace",
      text: "Companies that installed it keep using it. To have it shown again, contact the administrator.",
    },
  },
};

export const SingleRejected: Story = {
  args: {
    ...Single.args,
    hue: "red",
    logo: icon("red"),
    badges: <Badge tone="danger">Rejected</Badge>,
    notice: {
      tone: "danger",
      title: "This build was rejected",
      text: "The privacy policy does not say who reads the badge data.",
    },
  },
};

export const SingleRejectedWithLongReason: Story = {
  tags: ["dark"],
  args: {
    ...SingleRejected.args,
    notice: {
      tone: "danger",
      title: "This build was rejected",
      text: "Four things keep this build from being sold:\n1. The privacy policy does not say who reads the badge data, nor for how long it is kept.\n2. The archive holds a key to a database: take it out and have it replaced.\n3. The third screenshot shows the names of real people.\n4. The webhook at https://example.com/a/very/long/path/that/never/ends/webhooks/receive answers with an error.\nSend it again once these are settled; a new version number is not needed.",
    },
  },
};

export const SingleWithoutPictures: Story = {
  args: { ...Single.args, title: "Meal vouchers", hue: "amber", logo: brokenPicture, pictures: [] },
};

const hide = fn();

export const SingleWithBanner: Story = {
  tags: ["phone", "forced"],
  args: {
    variant: "single",
    title: "Shift planner",
    subtitle: "Time and attendance",
    hue: "blue",
    logo: icon("blue"),
    banner: banner("blue"),
    badges: <Badge tone="success">On sale</Badge>,
    price: "€8.90 for 6 months",
    action: <Button intent="primary">New build</Button>,
    more: { label: "More actions", items: [{ id: "hide", label: "Hide", onSelect: hide }] },
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole("button", { name: "More actions" });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Hide" }));
    await expect(hide).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
    more.blur();
  },
};

export const SingleWithBannerAsWideAsAPage: Story = {
  args: { ...SingleWithBanner.args, banner: "" },
};

export const SingleNameOnly: Story = {
  args: {
    variant: "single",
    title: "Visitor desk",
    hue: "green",
    badges: <Badge>Work in progress</Badge>,
  },
};

const build = {
  title: "Shift planner",
  subtitle: "Version 2.2.0 · saved at 10:24",
  hue: "blue",
  logo: icon("blue"),
  badges: <Badge>Work in progress</Badge>,
  back: createLink("#apps", { children: "Your apps" }),
} as const;

const send: PageAction = {
  id: "send",
  label: "Send for review",
  intent: "primary",
  icon: <Send aria-hidden="true" className="rtl:-scale-x-100" />,
  onSelect: fn(),
};
const remove = {
  id: "remove",
  label: "Remove build",
  tone: "danger",
  icon: <Trash2 aria-hidden="true" />,
  onSelect: fn(),
} as const;
const preview: PageAction = { id: "preview", label: "Preview", onSelect: fn() };
const more = { label: "More actions", items: [remove] };

export const Dev: Story = {
  tags: ["dark", "phone", "rtl"],
  args: {
    ...build,
    variant: "dev",
    actions: [preview, send],
    more,
    busyLabel: "Sending for review",
  },
};

export const DevUpdateSendAllowed: Story = {
  tags: ["zoom"],
  args: { ...Dev.args, ...build, variant: "dev-update", state: "Not saved yet" },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send for review" }));
    await expect(send.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "More actions" }));
    const list = await within(document.body).findByRole("menu");
    await userEvent.click(within(list).getByRole("menuitem", { name: "Remove build" }));
    await expect(remove.onSelect).toHaveBeenCalledTimes(1);
    await expect(getComputedStyle(canvas.getByRole("banner")).position).toBe("sticky");
  },
};

/** When the bar is too narrow for its actions, they are at the bottom of the window. */
export const DevUpdateOnATablet: Story = {
  args: { ...DevUpdateSendAllowed.args },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Send for review" });
    const { bottom } = button.getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(40);
    await expect(getComputedStyle(within(canvasElement).getByRole("banner")).position).toBe(
      "static",
    );
  },
};

const longName =
  "Shift planner, time sheets, holidays and absences for workshops, warehouses and building sites of every size in Europe";

const countLines = (heading: HTMLElement) =>
  Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));

export const DevUpdateLongName: Story = {
  tags: ["phone"],
  args: { ...DevUpdateSendAllowed.args, title: longName },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvasElement }) => {
    // A screen reader reads the whole name; other people see it after a tap or click.
    const name = within(canvasElement).getByRole("heading", { level: 1, name: longName });
    await expect(countLines(name)).toBe(1);
    await userEvent.click(name);
    await expect(countLines(name)).toBeGreaterThan(1);
    await expect(name.scrollHeight).toBe(name.clientHeight);
    name.blur();
    await expect(countLines(name)).toBe(1);
  },
};

const longActions: PageAction[] = [
  "Berechtigungseinstellungen zurücksetzen",
  "Veröffentlichungszeitpunkt verschieben",
  "Rechtschreibprüfungsprotokoll anzeigen",
  "Zur Überprüfung einreichen",
].map((label, index, { length }) => ({
  id: label,
  label,
  intent: index === length - 1 ? "primary" : "secondary",
  onSelect: fn(),
}));

export const LongActions: Story = {
  globals: { viewport: { value: "wide" } },
  tags: ["phone"],
  args: { title: "Schichtplaner", subtitle: "Version 2.1.0" },
  render: (args) => (
    <div className="flex max-w-4xl flex-col gap-10">
      <article>
        <PageTitle {...args} variant="dev" actions={longActions} actionsHint="Das Bild fehlt." />
      </article>
      <article>
        <PageTitle
          {...args}
          variant="button"
          action={
            <div className="flex flex-wrap gap-2">
              {longActions.map(({ id, label }) => (
                <Button key={id}>{label}</Button>
              ))}
            </div>
          }
        />
      </article>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const page of within(canvasElement).getAllByRole("article")) {
      const { left, right } = page.getBoundingClientRect();
      for (const button of within(page).getAllByRole("button")) {
        const place = button.getBoundingClientRect();
        await expect(place.left).toBeGreaterThanOrEqual(left);
        await expect(place.right).toBeLessThanOrEqual(right);
      }
      await expect(within(page).getByRole("heading").clientWidth).toBeGreaterThan(100);
    }
  },
};

export const DevUpdateSendNotAllowed: Story = {
  args: {
    ...build,
    variant: "dev-update",
    actions: [preview, { ...send, disabled: true }],
    actionsHint: "Still missing: release notes, banner.",
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Send for review" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Still missing: release notes, banner.");
  },
};

export const DevUpdateBusy: Story = {
  args: {
    ...build,
    variant: "dev-update",
    actions: [preview, send],
    busy: "send",
    busyLabel: "Sending for review",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Sending for review")).toHaveRole("status");
    await expect(canvas.getByRole("button", { name: "Preview" })).toBeDisabled();
  },
};

/** The page's own buttons instead of a list of actions. */
export const DevUpdateOwnButtons: Story = {
  args: {
    ...build,
    variant: "dev-update",
    state: "Saved at 10:24",
    action: <Button intent="primary">Publish</Button>,
  },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Publish" })).toBeVisible();
    await expect(within(canvasElement).getByText("Saved at 10:24")).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: {
    variant: "single",
    title: "Shift planner",
    hue: "blue",
    pictures: screenshots(6),
    carouselLabels,
    action: <Button onClick={buy}>Buy</Button>,
    back: createLink("#apps", { children: "Your apps" }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    const back = canvas.getByRole("link", { name: "Your apps" });
    back.addEventListener("click", followed);
    await userEvent.tab();
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(buy).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const getDataset = () =>
      canvasElement.querySelector<HTMLElement>("[data-slot=carousel]")?.dataset;
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(getDataset()?.["selected"]).toBe("1"));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(getDataset()?.["selected"]).toBe("0"));
    (document.activeElement as HTMLElement).blur();
  },
};
