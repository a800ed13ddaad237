// Drawer on either side, in every size, with long content, and busy.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Select } from "../choice/Select.tsx";
import { TextField } from "../field/TextField.tsx";
import { Drawer, drawerSides, drawerSizes } from "./Drawer.tsx";

const meta = {
  title: "Components/Drawer",
  component: Drawer,
  args: {
    title: "Harbour Ltd",
    description: "Since 3 March, 25 people",
    closeLabel: "Close",
    trigger: <Button>Harbour Ltd</Button>,
    children: (
      <form
        id="company"
        className="flex flex-col gap-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Name" defaultValue="Harbour Ltd" />
        <Select
          label="Contract"
          options={[
            { value: "1", label: "One month" },
            { value: "12", label: "One year" },
          ]}
        />
      </form>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button intent="primary" type="submit" form="company">
          Save
        </Button>
      </>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: { component: "A dialog at the edge of the window." },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => screen.findByRole("dialog", { name: "Harbour Ltd" });
const waitForClose = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const opener = (canvas: HTMLElement) => within(canvas).getByText("Harbour Ltd").closest("button");

export const OpenAtFirst: Story = { tags: ["dark", "hero"], args: { defaultOpen: true } };

export const WithForm: Story = {
  tags: ["phone"],
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement) as HTMLElement);
    const panel = await drawer();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(within(panel).getByRole("textbox")).toHaveFocus());
    const { top, bottom, right } = panel.getBoundingClientRect();
    await expect([top, bottom, right]).toEqual([0, window.innerHeight, window.innerWidth]);
    await expect(panel).toHaveAccessibleDescription("Since 3 March, 25 people");
  },
};

export const EveryWayOut: Story = {
  play: async ({ canvasElement, step }) => {
    const button = opener(canvasElement) as HTMLElement;
    const ways = {
      "the close button": async () =>
        userEvent.click(within(await drawer()).getByRole("button", { name: "Close" })),
      Escape: () => userEvent.keyboard("{Escape}"),
      "the backdrop": () =>
        userEvent.click(document.querySelector("[data-slot=modal-backdrop]") as Element, {
          pointerEventsCheck: 0,
        }),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await step(way, async () => {
        await userEvent.click(button);
        await waitFor(async () =>
          expect(await drawer()).toContainElement(document.activeElement as HTMLElement),
        );
        await leave();
        await waitForClose();
        await waitFor(() => expect(button).toHaveFocus());
      });
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = opener(canvasElement) as HTMLElement;
    button.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await drawer();
    await waitFor(() => expect(within(panel).getByRole("textbox")).toHaveFocus());
    const sent = fn();
    panel.querySelector("form")?.addEventListener("submit", sent);
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(within(panel).getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(within(panel).getByRole("button", { name: "Save" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(within(panel).getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AtTheStart: Story = {
  tags: ["rtl"],
  args: { side: "start", size: "sm", title: "Filters", description: undefined, defaultOpen: true },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Filters" });
    await expect(panel.getBoundingClientRect().left).toBe(0);
  },
};

export const EverySideAndSize: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      {drawerSides.flatMap((side) =>
        drawerSizes.map((size) => (
          <Drawer
            key={`${side} ${size}`}
            {...args}
            side={side}
            size={size}
            trigger={<Button>{`${side} ${size}`}</Button>}
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths: number[] = [];
    for (const side of drawerSides)
      for (const size of drawerSizes) {
        await userEvent.click(
          within(canvasElement).getByRole("button", { name: `${side} ${size}` }),
        );
        widths.push((await drawer()).offsetWidth);
        if (side === "end" && size === "lg") break;
        await userEvent.keyboard("{Escape}");
        await waitForClose();
      }
    await expect(widths).toEqual([384, 512, 768, 384, 512, 768]);
  },
};

export const LongContent: Story = {
  tags: ["forced", "large-text", "phone", "zoom"],
  args: {
    defaultOpen: true,
    children: Array.from({ length: 24 }, (_, at) => (
      <TextField key={at} label={`Shift ${at + 1}`} className="pb-4" />
    )),
  },
  play: async () => {
    const panel = await drawer();
    const save = within(panel).getByRole("button", { name: "Save" });
    panel.scrollTop = panel.scrollHeight;
    await waitFor(() =>
      expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(within(panel).getByRole("heading").getBoundingClientRect().top).toBeGreaterThan(
      panel.getBoundingClientRect().top,
    );
    panel.scrollTop = 0;
  },
};

export const Busy: Story = {
  args: { defaultOpen: true, busy: true, onOpenChange: fn() },
  play: async ({ args }) => {
    const panel = await drawer();
    await userEvent.keyboard("{Escape}");
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute("aria-busy", "true");
    await expect(within(panel).getByRole("button", { name: "Close" })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
