// Toasts of every tone, several at once, and how long they stay.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { TextField } from "../field/TextField.tsx";
import { Modal } from "../modal/Modal.tsx";
import { installFakeTimers, type FakeTimers } from "../story-data/fake-timers.ts";
import { ToastProvider } from "./ToastProvider.tsx";
import { toastTones, useToast, type ToastMessage } from "./useToast.ts";

const failed: ToastMessage = { tone: "danger", lines: ["The price must be below 40.99."] };
const list: ToastMessage = {
  tone: "danger",
  title: "The build could not be sent",
  lines: [
    "Release notes are missing.",
    "The banner is missing.",
    "This version has been on sale before.",
  ],
};
const saved: ToastMessage = { tone: "success", lines: ["Changes saved."] };
const waiting: ToastMessage = {
  tone: "info",
  title: "Sent for review",
  lines: ["We answer by e-mail, usually within two working days."],
};

function Shower({ messages }: { messages: ToastMessage[] }) {
  const { show } = useToast();
  return (
    <div className="flex min-h-80 items-start">
      <Button onClick={() => messages.forEach((message) => show(message))}>Save changes</Button>
    </div>
  );
}

function Greeter({ messages }: { messages: ToastMessage[] }) {
  const { show } = useToast();
  useEffect(() => messages.forEach((message) => show(message)), [messages, show]);
  return null;
}

const meta = {
  title: "Components/Toast",
  component: ToastProvider,
  // Infinite, so that the toasts are still visible in the screenshots.
  args: {
    closeLabel: "Close",
    regionLabel: "Messages",
    duration: Number.POSITIVE_INFINITY,
    children: <Shower messages={[failed]} />,
  },
  parameters: {
    docs: {
      story: { inline: false, height: "360px" },
      description: {
        component:
          "Short messages at the bottom of the page, for 4.5 seconds, longer while hovered or focused. Put `ToastProvider` once around the page, and call `useToast().show()` anywhere inside it.",
      },
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {
  tags: ["hero"],
  args: { children: <Greeter messages={[waiting, saved]} /> },
};

/** A region without toasts has no name. */
const toasts = () => {
  const region = screen.queryByRole("region", { name: "Messages" });
  return Array.from(region?.querySelectorAll<HTMLElement>("[data-slot=toast]") ?? []);
};
const count = (expected: number) => waitFor(() => expect(toasts()).toHaveLength(expected));
const save = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole("button", { name: "Save changes" }));

export const ErrorWithOneText: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(1);
    await expect(toasts()[0]).toHaveTextContent("The price must be below 40.99.");
  },
};

export const ErrorWithAList: Story = {
  tags: ["forced", "large-text", "phone", "zoom"],
  args: { children: <Shower messages={[list]} /> },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(1);
    const lines = within(toasts()[0] as HTMLElement).getAllByRole("listitem");
    await expect(lines.map((line) => line.textContent)).toEqual(list.lines);
  },
};

export const Success: Story = {
  args: { children: <Shower messages={[saved]} /> },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(1);
    await userEvent.click(
      within(toasts()[0] as HTMLElement).getByRole("button", { name: "Close" }),
    );
    await count(0);
    await save(canvasElement);
    await count(1);
  },
};

export const SeveralAtOnce: Story = {
  tags: ["dark"],
  args: { children: <Shower messages={[list, saved, waiting]} /> },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(3);
    await expect(toasts().map((toast) => toast.dataset["variant"])).toEqual([...toastTones]);
  },
};

export const SameMessageTwiceShowsOnce: Story = {
  args: { children: <Shower messages={[failed, failed, saved]} /> },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(2);
  },
};

/** React starts and stops a toast's timer shortly after the event. */
const runs = (time: FakeTimers, timers: number) => waitFor(() => expect(time.count()).toBe(timers));

const timed = (act: (time: FakeTimers, canvas: HTMLElement) => Promise<void>): Story["play"] =>
  async function play({ canvasElement }) {
    const time = installFakeTimers();
    try {
      await save(canvasElement);
      await count(1);
      await runs(time, 1);
      await act(time, canvasElement);
    } finally {
      time.release();
    }
  };

export const LeavesAfterFourAndAHalfSeconds: Story = {
  args: { duration: 4500 },
  play: timed(async (time) => {
    time.pass(4499);
    await expect(toasts()).toHaveLength(1);
    time.pass(1);
    await expect(toasts()).toHaveLength(0);
  }),
};

/** Pauses after 2 of 4.5 seconds; 2.5 seconds must be left, however long the pause is. */
const waits = (begin: (canvas: HTMLElement) => unknown, end: (canvas: HTMLElement) => unknown) =>
  timed(async (time, canvas) => {
    time.pass(2000);
    await begin(canvas);
    await runs(time, 0);
    time.pass(60_000);
    await expect(toasts()).toHaveLength(1);
    await end(canvas);
    await runs(time, 1);
    time.pass(2499);
    await expect(toasts()).toHaveLength(1);
    time.pass(1);
    await expect(toasts()).toHaveLength(0);
  });

export const StaysWhileHovered: Story = {
  args: { duration: 4500 },
  play: waits(
    () => userEvent.hover(toasts()[0] as HTMLElement),
    () => userEvent.unhover(toasts()[0] as HTMLElement),
  ),
};

export const StaysWhileFocused: Story = {
  args: { duration: 4500 },
  play: waits(
    () =>
      within(toasts()[0] as HTMLElement)
        .getByRole("button", { name: "Close" })
        .focus(),
    (canvas) => within(canvas).getByRole("button", { name: "Save changes" }).focus(),
  ),
};

export const StaysWhileTheWindowIsBehindAnother: Story = {
  args: { duration: 4500 },
  play: waits(
    () => fireEvent.blur(window),
    () => fireEvent.focus(window),
  ),
};

export const IsAnnouncedOnce: Story = {
  args: { children: <Shower messages={[failed, saved]} /> },
  play: async ({ canvasElement }) => {
    const getAnnouncements = () =>
      [...screen.getByRole("region", { name: "Messages" }).querySelectorAll("[aria-live]")].map(
        (news) => news.textContent,
      );
    await save(canvasElement);
    await count(2);
    await expect(getAnnouncements()).toEqual([failed.lines[0], saved.lines[0]]);
    await waitFor(() => expect(getAnnouncements()).toEqual(["", ""]), { timeout: 3000 });
  },
};

export const BySwipe: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(1);
    const swipe = async (length: number) => {
      const finger = { button: 0, pointerId: 1, pointerType: "touch", clientX: 400 };
      await fireEvent.pointerDown(toasts()[0] as HTMLElement, { ...finger, clientY: 600 });
      await fireEvent.pointerMove(window, { ...finger, clientY: 600 + length });
      await fireEvent.pointerUp(window, { ...finger, clientY: 600 + length });
    };
    await swipe(20);
    await expect(toasts()).toHaveLength(1);
    await swipe(80);
    await count(0);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await count(1);
    await userEvent.keyboard("{F8}");
    await userEvent.tab();
    const close = within(toasts()[0] as HTMLElement).getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await count(0);
    // The focus returns to where F8 was pressed.
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "Save changes" })).toHaveFocus(),
    );
  },
};

const undo = fn();

export const WithAnAction: Story = {
  tags: ["rtl"],
  args: {
    children: (
      <Shower
        messages={[
          {
            tone: "success",
            lines: ["Shift planner was removed from the list."],
            action: { label: "Undo", onSelect: undo },
          },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await save(canvasElement);
    await count(1);
    const region = screen.getByRole("region", { name: "Messages" });
    await expect(region.querySelector("[aria-live=polite]")).toHaveTextContent(
      "Shift planner was removed from the list. Undo",
    );
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await count(0);
    await save(canvasElement);
    await count(1);
    within(canvasElement).getByRole("button", { name: "Save changes" }).blur();
  },
};

export const ATimeOfItsOwn: Story = {
  args: { duration: 4500, children: <Shower messages={[{ ...saved, duration: 20_000 }]} /> },
  play: timed(async (time) => {
    time.pass(19_999);
    await expect(toasts()).toHaveLength(1);
    time.pass(1);
    await expect(toasts()).toHaveLength(0);
  }),
};

function LowField() {
  const { show } = useToast();
  return (
    <div className="flex min-h-[calc(100dvh-2rem)] flex-col justify-end">
      <TextField
        label="Price"
        onKeyDown={({ key }) => key === "Enter" && show(failed)}
        defaultValue="45.00"
      />
    </div>
  );
}

export const KeepsOffTheField: Story = {
  args: { children: <LowField /> },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.type(field, "{Enter}");
    await count(1);
    const { bottom } = (toasts()[0] as HTMLElement).getBoundingClientRect();
    await expect(bottom).toBeLessThan(field.getBoundingClientRect().top);
    await expect(bottom).toBeLessThan(window.innerHeight / 2);
  },
};

function LongForm({ panel: Panel }: { panel: typeof Modal | typeof Drawer }) {
  const { show } = useToast();
  return (
    <Panel
      title="Create an app"
      closeLabel="Cancel"
      trigger={<Button>Create an app</Button>}
      footer={<Button onClick={() => show(list)}>Create</Button>}
    >
      <div className="flex flex-col gap-4">
        <TextField label="Name" error="The name is taken." />
        {["Company", "Website", "E-mail", "Telephone", "Street", "Town"].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </div>
    </Panel>
  );
}

const covers = (element: Element) => {
  const one = (toasts()[0] as HTMLElement).getBoundingClientRect();
  const other = element.getBoundingClientRect();
  return one.top < other.bottom && one.bottom > other.top;
};

export const KeepsOffWhatADialogNeeds: Story = {
  globals: { viewport: { value: "phone" } },
  args: { children: <LongForm panel={Modal} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog"));
    const name = dialog.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    const create = dialog.getByRole("button", { name: "Create" });
    await userEvent.click(create);
    await count(1);
    const needed = [name, create, dialog.getByRole("button", { name: "Cancel" })];
    await expect(needed.filter(covers)).toEqual([]);
    const under = dialog.getAllByRole("textbox").find(covers)!;
    under.focus({ preventScroll: true });
    await waitFor(() => expect(covers(under)).toBe(false));
    await expect(covers(name)).toBe(false);
  },
};

export const KeepsOffWhatADrawerNeeds: Story = {
  ...KeepsOffWhatADialogNeeds,
  args: { children: <LongForm panel={Drawer} /> },
};

export const ClosedByKeys: Story = {
  play: async ({ canvasElement }) => {
    for (const key of ["{Enter}", " "]) {
      await save(canvasElement);
      await count(1);
      await userEvent.keyboard("{F8}");
      await userEvent.tab();
      await userEvent.keyboard(key);
      await count(0);
    }
    within(canvasElement).getByRole("button", { name: "Save changes" }).blur();
  },
};

let reader = "en";
const savedIn: Readonly<Record<string, string>> = {
  en: "Changes saved.",
  it: "Modifiche salvate.",
};

function Speaker() {
  const { show } = useToast();
  return (
    <Button onClick={() => show(() => ({ tone: "success", lines: [savedIn[reader] ?? ""] }))}>
      Save changes
    </Button>
  );
}

export const InAnotherLanguage: Story = {
  render: function Render(args) {
    const [language, setLanguage] = useState("en");
    return (
      <ToastProvider {...args} closeLabel={language === "en" ? "Close" : "Chiudi"}>
        <div className="flex min-h-80 items-start gap-4">
          <Speaker />
          <Button
            onClick={() => {
              reader = "it";
              setLanguage("it");
            }}
          >
            Italiano
          </Button>
        </div>
      </ToastProvider>
    );
  },
  beforeEach: () => {
    reader = "en";
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const getTexts = () => canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    await expect(getTexts()).toEqual([expect.stringContaining("Changes saved.")]);
    await userEvent.click(canvas.getByRole("button", { name: "Italiano" }));
    await expect(getTexts()).toEqual([expect.stringContaining("Modifiche salvate.")]);
    await expect(canvas.getByRole("button", { name: "Chiudi" })).toBeVisible();
  },
};
