// A page whose code did not load, and one that failed while it was shown.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { PageFailure } from "./PageFailure.tsx";

interface Failure {
  readonly text: "part.missing" | "page.failed";
  readonly label: "action.retry" | "page.reload";
  readonly onPress: () => void;
}

function Failed({ text, label, onPress }: Failure) {
  const { t } = useTranslation();
  return (
    <PageFailure title={t("not_loaded.title")} text={t(text)} label={t(label)} onPress={onPress} />
  );
}

const meta = {
  title: "Console/Page that does not show",
  component: Failed,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: { text: "part.missing", label: "page.reload", onPress: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
} satisfies Meta<typeof Failed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CodeDidNotLoad: Story = {};
export const FailedWhileItWasShown: Story = {
  args: { text: "page.failed", label: "action.retry" },
};
export const InFrench: Story = { globals: { language: "fr" } };
