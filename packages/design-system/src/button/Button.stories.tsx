// Every intent, size and state of Button.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Button } from "./Button.tsx";
import { buttonIntents, buttonSizes } from "./button-look.ts";

const labels = {
  primary: "Send for review",
  secondary: "Save changes",
  quiet: "Cancel",
  danger: "Remove build",
  "danger-solid": "Remove it",
} as const;

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Save changes", onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: "Performs an action on the current page.",
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IntentsAndSizes: Story = {
  tags: ["dark", "forced", "large-text"],
  render: () => (
    <div className="grid justify-items-start gap-4">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          {buttonIntents.map((intent) => (
            <Button key={intent} intent={intent} size={size}>
              {labels[intent]}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  tags: ["rtl"],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button intent="primary" icon={<Send aria-hidden="true" />}>
        Send for review
      </Button>
      <Button intent="danger" icon={<Trash2 aria-hidden="true" />}>
        Remove build
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  tags: ["dark", "forced"],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {buttonIntents.map((intent) => (
        <Button key={intent} intent={intent} disabled>
          {labels[intent]}
        </Button>
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const OffButInReach: Story = {
  args: { "aria-disabled": true },
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {buttonIntents.map((intent) => (
        <Button key={intent} {...args} intent={intent}>
          {labels[intent]}
        </Button>
      ))}
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("button");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(first as HTMLElement);
    await expect(args.onClick).not.toHaveBeenCalled();
    first?.blur();
  },
};

const saving = fn();
function SaveForm() {
  const [step, setStep] = useState<"changed" | "saving" | "saved">("changed");
  return (
    <form
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        saving();
        setStep("saving");
      }}
    >
      <input
        aria-label="Version"
        defaultValue="2.2.0"
        className="w-48 rounded-md border border-line-strong px-3 py-2"
      />
      <Button
        type="submit"
        intent="primary"
        busy={step === "saving"}
        busyLabel="Saving"
        aria-disabled={step === "saved"}
      >
        Save changes
      </Button>
      {/* Stands in for the server's answer. */}
      <Button
        intent="quiet"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setStep("saved")}
      >
        Answer
      </Button>
    </form>
  );
}

export const KeepsTheFocusWhileItSaves: Story = {
  render: () => <SaveForm />,
  play: async ({ canvasElement }) => {
    saving.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Save changes" });
    const news = canvas.getByRole("status");
    const pressEveryWay = async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard(" ");
      await userEvent.click(button);
      await userEvent.type(canvas.getByRole("textbox", { name: "Version" }), "{Enter}");
      button.focus();
    };
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(news).toHaveTextContent("Saving");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName("Save changes");
    await pressEveryWay();
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await expect(news).toHaveTextContent("");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await pressEveryWay();
    await expect(saving).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { intent: "primary", busy: true, busyLabel: "Saving" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAccessibleName("Save changes");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Saving");
    button.blur();
  },
};

export const BusyKeepsItsWidth: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      {buttonIntents.map((intent) => (
        <div key={intent} className="flex gap-4">
          <Button intent={intent}>{labels[intent]}</Button>
          <Button intent={intent} busy busyLabel="Working">
            {labels[intent]}
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole("button")
      .map((button) => button.getBoundingClientRect().width);
    await Promise.all(
      buttonIntents.map((_, row) => expect(widths[row * 2 + 1]).toBe(widths[row * 2])),
    );
  },
};

export const FocusVisible: Story = {
  tags: ["dark", "forced", "hero"],
  args: { intent: "primary" },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getComputedStyle(button).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
