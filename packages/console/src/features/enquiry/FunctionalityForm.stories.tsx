// The form of a functionality request: empty, invalid, busy, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DoorBadge } from "../../components/page/DoorBadge.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { FunctionalityForm } from "./FunctionalityForm.tsx";

const meta = {
  title: "Console/Functionality request",
  component: FunctionalityForm,
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <DoorBadge wide>
          <Story />
        </DoorBadge>
      </div>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen" },
  args: {
    privacyUrl: "https://example.com/privacy",
    owner: undefined,
    onCancel: fn(),
    onSubmit: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof FunctionalityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Invia la richiesta" });
const fill = async (canvasElement: HTMLElement) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByRole("textbox", { name: /E-mail/ }), "ada@example.com");
  await userEvent.type(form.getByRole("textbox", { name: /Oggetto/ }), "Turni");
  await userEvent.type(
    form.getByRole("textbox", { name: /Descrizione/ }),
    "Vedere i turni sul badge.",
  );
  await userEvent.click(form.getByRole("checkbox"));
};

export const EmptyCannotBeSent: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => expect(submit(canvasElement)).toBeDisabled(),
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: /E-mail/ }), "ada");
    await userEvent.tab();
    await expect(
      await within(canvasElement).findByText("Questo indirizzo e-mail non è valido."),
    ).toBeVisible();
    await expect(submit(canvasElement)).toBeDisabled();
  },
};
export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement);
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: "ada@example.com",
      object: "Turni",
      description: "Vedere i turni sul badge.",
      privacy: true,
    });
  },
};
export const Failed: Story = {
  args: {
    onSubmit: fn(() => Promise.reject(new Error("Troppe richieste. Riprova tra 60 secondi."))),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(submit(canvasElement));
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "Troppe richieste",
    );
    await expect(within(canvasElement).getByRole("textbox", { name: /Oggetto/ })).toHaveValue(
      "Turni",
    );
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
