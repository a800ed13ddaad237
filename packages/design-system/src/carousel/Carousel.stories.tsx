// Carousel with no, one and six screenshots and a broken one, by buttons, keys and swipe.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { brokenPicture, screenshots } from "../story-data/pictures.ts";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { Carousel } from "./Carousel.tsx";

const meta = {
  title: "Components/Carousel",
  component: Carousel,
  args: {
    pictures: screenshots(6),
    label: "Screenshots of Shift planner",
    previousLabel: "Previous screenshot",
    nextLabel: "Next screenshot",
    slideLabel: (n, total) => `Screenshot ${n} of ${total}`,
    roleLabel: "carousel",
    slideRoleLabel: "slide",
    brokenLabel: "This screenshot could not be loaded.",
    emptyText: "No screenshots yet. The editor takes up to six.",
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: "Pictures, shown one at a time.",
      },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const selected = (canvas: HTMLElement) =>
  canvas.querySelector("[data-slot=carousel]")?.getAttribute("data-selected");
/** The visible slide is also the only one in the accessibility tree. */
const shows = async (canvas: HTMLElement, index: number) => {
  await waitFor(() => expect(selected(canvas)).toBe(String(index)));
  const slides = within(canvas).getAllByRole("group");
  await expect(slides).toHaveLength(1);
  await expect(slides[0]).toHaveAccessibleName(`Screenshot ${index + 1} of 6`);
  await expect(within(canvas).getAllByRole("img")).toHaveLength(1);
};

/** Waits for the end of the transition, before the next step or the screenshot. */
const rests = (canvas: HTMLElement, index: number) =>
  waitFor(() => {
    const viewport = canvas.querySelector("[data-slot=carousel-viewport]") as HTMLElement;
    const track = viewport.querySelector("[data-slot=carousel-track]") as HTMLElement;
    const moved = new DOMMatrix(getComputedStyle(track).transform).m41;
    return expect(moved).toBe(0 - index * viewport.clientWidth);
  });

export const NoPicture: Story = { args: { pictures: [] } };

export const OnePicture: Story = {
  args: { pictures: screenshots(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const SixPictures: Story = {
  tags: ["dark", "forced", "hero", "large-text", "phone", "rtl", "zoom"],
};

const tall =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='390' height='844'%3E%3Crect width='390' height='844' fill='%232f6bdb'/%3E%3Crect x='24' y='64' width='342' height='180' rx='12' fill='white'/%3E%3C/svg%3E";

/** A screenshot of a phone: the frame takes the shape of the picture. */
export const TallPicture: Story = {
  args: { pictures: [{ src: tall, alt: "The app on a phone" }, ...screenshots(2)] },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img", { name: "The app on a phone" });
    await waitFor(() => {
      const { width, height } = picture.getBoundingClientRect();
      return expect(width / height).toBeCloseTo(390 / 844, 1);
    });
  },
};

export const BrokenPicture: Story = {
  args: {
    pictures: [{ src: brokenPicture, alt: "The people on site" }, ...screenshots(3).slice(1)],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("This screenshot could not be loaded."),
    ).toBeVisible();
  },
};

export const ByButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "Next screenshot" });
    const previous = canvas.getByRole("button", { name: "Previous screenshot" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await shows(canvasElement, 1);
    await expect(canvas.getByRole("img", { name: "The shifts of a week" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Screenshot 2 of 6: The shifts of a week",
    );
    await userEvent.click(previous);
    await shows(canvasElement, 0);
    await userEvent.click(canvas.getByRole("button", { name: "Screenshot 6 of 6" }));
    await shows(canvasElement, 5);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Screenshot 3 of 6" }));
    await shows(canvasElement, 2);
    await rests(canvasElement, 2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const on = (name: string) => expect(canvas.getByRole("button", { name })).toHaveFocus();
    await userEvent.tab();
    await on("Previous screenshot");
    await userEvent.tab();
    await on("Next screenshot");
    await userEvent.keyboard("{Enter}");
    await shows(canvasElement, 1);
    await userEvent.keyboard(" ");
    await shows(canvasElement, 2);
    await userEvent.tab();
    await on("Screenshot 1 of 6");
    await userEvent.keyboard("{Enter}");
    await shows(canvasElement, 0);
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
      ["End", 5],
      ["ArrowRight", 5],
      ["Home", 0],
      ["End", 5],
      ["ArrowLeft", 4],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await shows(canvasElement, index);
    }
    await rests(canvasElement, 4);
  },
};

export const BySwipe: Story = {
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector("[data-slot=carousel-viewport]") as HTMLElement;
    const { left, top, width } = viewport.getBoundingClientRect();
    const swipe = async (from: number, to: number) => {
      const at = (share: number) => ({
        button: 0,
        pointerId: 1,
        clientX: left + width * share,
        clientY: top + 80,
      });
      await fireEvent.pointerDown(viewport, at(from));
      for (const part of [0.25, 0.5, 0.75, 1])
        await fireEvent.pointerMove(window, at(from + (to - from) * part));
      await fireEvent.pointerUp(window, at(to));
    };
    await swipe(0.8, 0.2);
    await shows(canvasElement, 1);
    await rests(canvasElement, 1);
    await swipe(0.2, 0.8);
    await shows(canvasElement, 0);
    await rests(canvasElement, 0);
    // There is no slide before the first one: it follows the pointer a little and returns.
    await swipe(0.2, 0.8);
    await rests(canvasElement, 0);
    await shows(canvasElement, 0);
    await swipe(0.8, 0.2);
    await swipe(0.8, 0.2);
    await shows(canvasElement, 2);
    await rests(canvasElement, 2);
    // Forces a repaint, because a layer that was moved by fractions of a pixel keeps blurred edges.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    viewport.style.display = "none";
    await frame();
    await frame();
    viewport.style.display = "";
    await frame();
  },
};

export const TurnedByThePage: Story = {
  args: { onSelectedChange: fn() },
  render: function Render(args) {
    const [inSight, select] = useControlledArg(2, args.onSelectedChange);
    return <Carousel {...args} selected={inSight} onSelectedChange={select} />;
  },
  play: async ({ args, canvasElement }) => {
    await shows(canvasElement, 2);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Next screenshot" }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(3);
    await shows(canvasElement, 3);
    await rests(canvasElement, 3);
  },
};
