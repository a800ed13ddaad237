// The store page at the desk: in the languages of a build, and in the desk's narrow column.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { sampleChoices } from "../../features/submission/sample-detail.ts";
import { picturedDetail } from "../../features/submission/sample-pictures.ts";
import DeskStore from "./DeskStore.tsx";

const meta = {
  title: "Console/Review/Store page at the desk",
  component: DeskStore,
  decorators: [storyFrame],
  args: {
    build: { product_id: "12", submission_id: "31" },
    detail: picturedDetail({ status: "waiting_for_review" }),
    permissions: sampleChoices.permissions,
  },
  parameters: {
    docs: {
      description: {
        component: "What companies will read once the build is on sale, and nothing else.",
      },
    },
  },
} satisfies Meta<typeof DeskStore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: "Presenze" })).toBeVisible();
    await expect(canvas.getAllByRole("tab")).toHaveLength(2);
  },
};

export const AnotherLanguage: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "English" }));
    await expect(canvas.getByRole("heading", { level: 2, name: "Attendance" })).toBeVisible();
    await expect(canvas.getByText(/^Who is on site/)).toBeVisible();
  },
};
