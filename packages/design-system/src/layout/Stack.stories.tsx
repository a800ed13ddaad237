// Stack in both directions, with each gap, alignment and distribution.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Stack, stackAligns, stackGaps, stackJustifies } from "./Stack.tsx";

const meta = {
  title: "Components/Stack",
  component: Stack,
  parameters: {
    docs: {
      description: { component: "Elements in a column or a row with equal gaps." },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const Block = ({ children }: { children: string }) => (
  <div className="rounded-sm border border-line bg-surface-raised px-3 py-2 text-sm">
    {children}
  </div>
);

export const Column: Story = {
  args: {
    children: ["Texts", "Pictures", "Files"].map((name) => <Block key={name}>{name}</Block>),
  },
  play: async ({ canvasElement }) => {
    const [first, second] = ["Texts", "Pictures"].map((name) =>
      within(canvasElement).getByText(name).getBoundingClientRect(),
    );
    await expect(second?.top).toBe((first?.bottom ?? 0) + 16);
    await expect(second?.left).toBe(first?.left);
  },
};

export const Row: Story = {
  tags: ["hero", "rtl"],
  args: {
    direction: "row",
    gap: 2,
    children: (
      <>
        <Button intent="primary">Send for review</Button>
        <Button>Save</Button>
        <Badge>Draft</Badge>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    for (const name of ["Send for review", "Save"]) {
      await userEvent.tab();
      await waitFor(() =>
        expect(within(canvasElement).getByRole("button", { name })).toHaveFocus(),
      );
    }
    within(canvasElement).getByRole("button", { name: "Save" }).blur();
  },
};

export const RowThatWraps: Story = {
  tags: ["phone"],
  args: {
    direction: "row",
    gap: 2,
    wrap: true,
    children: ["All", "On sale", "In review", "Drafts", "Hidden", "Rejected"].map((name) => (
      <Button key={name}>{name}</Button>
    )),
  },
};

export const Gaps: Story = {
  render: () => (
    <Stack gap={6}>
      {stackGaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          <Block>{String(gap)}</Block>
          <Block>{`${gap * 4} px`}</Block>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Alignments: Story = {
  render: () => (
    <Stack gap={6}>
      {stackAligns.map((align) => (
        <Stack key={align} direction="row" gap={2} align={align}>
          <Block>{align}</Block>
          <span className="text-xl">28 px</span>
          <Button size="lg">48 px</Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Distributions: Story = {
  render: () => (
    <Stack gap={4}>
      {stackJustifies.map((justify) => (
        <Stack key={justify} direction="row" gap={2} justify={justify}>
          <Block>{justify}</Block>
          <Block>Second</Block>
        </Stack>
      ))}
    </Stack>
  ),
};

export const AsAList: Story = {
  render: () => (
    <Stack asChild gap={1}>
      <ul>
        <li>Reads the calendar of people</li>
        <li>Opens doors of one building</li>
      </ul>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    await expect(list).toHaveAttribute("data-slot", "stack");
    await expect(getComputedStyle(list).rowGap).toBe("4px");
  },
};
