// The settings overview: of an installation, and while loading.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { SetupView } from "./SetupView.tsx";
import { sampleSetup } from "./sample-setup.ts";

const meta = {
  title: "Console/Office/Settings",
  component: SetupView,
  decorators: [storyFrame],
  args: { setup: sampleSetup },
} satisfies Meta<typeof SetupView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtAGlance: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas }) => {
    const mail = within(canvas.getByRole("row", { name: /Server di posta/ }));
    await expect(mail.getByText("Non ha risposto")).toBeVisible();
    await expect(mail.getByText("ECONNREFUSED")).toBeVisible();
    const lineOf = (variable: string) => canvas.getByText(variable).closest("div");
    await expect(lineOf("PERSONAL_DAYS")).toHaveTextContent("180 giorni");
    await expect(lineOf("PERSONAL_DAYS")).toHaveTextContent("Impostato");
    await expect(lineOf("WEBHOOK_LOG_DAYS")).toHaveTextContent("Predefinito");
    await expect(lineOf("SMTP_URL")).toHaveTextContent("ImpostatoImpostato");
    await expect(lineOf("PAYMENTS_KEY")).toHaveTextContent("Non impostato");
    await expect(lineOf("AUDIT_DAYS")).toHaveTextContent("Per sempre");
    await expect(canvas.getByRole("link", { name: /blocchi/ })).toHaveAttribute(
      "href",
      "/docs/review",
    );
  },
};

export const Loading: Story = { args: { setup: undefined } };
