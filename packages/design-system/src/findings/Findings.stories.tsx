// Findings of every severity, and an inspection that is running, found nothing, or failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextButton } from "../button/TextButton.tsx";
import { pressKey } from "../story-data/real-keys.ts";
import { Findings, type FindingItem } from "./Findings.tsx";

const onGo = fn();

const key: FindingItem = {
  id: "key",
  tone: "danger",
  weight: "Stops",
  title: "There is a private key.",
  where: "assets/deploy/server.js, line 12",
  details: [
    { label: "Why it matters", text: "Whoever installs the app could read it and pass for you." },
    { label: "How to mend it", text: "Remove it, and replace it wherever it is used." },
  ],
  action: <TextButton onClick={onGo}>Go to the field</TextButton>,
};
const program: FindingItem = {
  id: "program",
  tone: "warning",
  weight: "Warns",
  title: "There is a program of the system.",
  where: "bin/setup.exe",
  details: [{ label: "Why it matters", text: "A reviewer cannot tell what it does." }],
};
const license: FindingItem = {
  id: "license",
  tone: "info",
  weight: "Hints",
  title: "No file says under which license the app is used.",
  details: [{ label: "How to mend it", text: "Add a LICENSE file." }],
};
const counts = [
  { tone: "danger", text: "1 stops the review" },
  { tone: "warning", text: "1 warning" },
  { tone: "info", text: "1 hint" },
] as const;

const meta = {
  title: "Components/Findings",
  component: Findings,
  args: { step: "done", counts, items: [license, program, key] },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "The findings of an inspection, with their locations and how to fix them.",
      },
    },
  },
} satisfies Meta<typeof Findings>;

export default meta;
type Story = StoryObj<typeof meta>;

const findSummary = (canvas: HTMLElement, title: RegExp) => {
  const summary = within(canvas).getByText(title).closest("summary");
  if (!summary) throw new Error("There is no summary.");
  return summary;
};

export const EveryWeight: Story = {
  tags: ["hero", "forced", "large-text", "rtl"],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items.map(({ dataset }) => dataset["variant"])).toEqual([
      "danger",
      "warning",
      "info",
    ]);
    await expect(items[0]).toHaveTextContent(/^Stops: There is a private key/);
  },
};

export const Stops: Story = { args: { counts: [counts[0]], items: [key] } };
export const Warns: Story = { args: { counts: [counts[1]], items: [program] } };
export const Hints: Story = { args: { counts: [counts[2]], items: [license] } };

export const Opened: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    onGo.mockClear();
    await userEvent.click(findSummary(canvasElement, /private key/));
    const go = within(canvasElement).getByRole("button", { name: "Go to the field" });
    await expect(go).toBeVisible();
    await userEvent.click(go);
    await expect(onGo).toHaveBeenCalledOnce();
    go.blur();
  },
};

export const ByKeyboard: Story = {
  args: { counts: [counts[0]], items: [key] },
  play: async ({ canvasElement }) => {
    const summary = findSummary(canvasElement, /private key/);
    await userEvent.tab();
    await waitFor(() => expect(summary).toHaveFocus());
    if (!(await pressKey("Enter"))) return;
    const go = within(canvasElement).getByRole("button", { name: "Go to the field" });
    await waitFor(() => expect(go).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(go).toHaveFocus());
    summary.focus();
    await pressKey("Space");
    await waitFor(() => expect(go).not.toBeVisible());
  },
};

export const NotYetInspected: Story = {
  tags: ["dark"],
  args: { step: "idle", counts: [], items: [], status: "This build was not checked yet." },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("This build was not checked yet.");
    // No icon, because the result is neither good nor bad.
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};

export const NothingFound: Story = {
  tags: ["dark"],
  args: { counts: [], items: [], status: "Nothing to mend." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Nothing to mend.");
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

export const Running: Story = {
  tags: ["dark"],
  args: { step: "running", counts: [], items: [], status: "Checking" },
};

export const RunningWithFindings: Story = {
  args: {
    step: "running",
    counts: [counts[1]],
    items: [program],
    status: "Checking",
    action: <TextButton>Cancel</TextButton>,
  },
};

const onRetry = fn();

export const Failed: Story = {
  tags: ["dark"],
  args: {
    step: "failed",
    counts: [],
    items: [],
    status: "The check failed.",
    action: (
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    const retry = within(canvasElement).getByRole("button", { name: "Try again" });
    await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.unhover(retry);
    retry.blur();
  },
};

export const LongPaths: Story = {
  tags: ["phone"],
  args: {
    counts: [counts[0]],
    items: [
      {
        ...key,
        where:
          "packages/visits/build/static/javascript/vendor/some-library-with-a-very-long-name/distribution/index.production.min.js, line 20483",
      },
    ],
  },
};
