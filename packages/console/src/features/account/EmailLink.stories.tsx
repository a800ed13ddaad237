// The page of a mailed link about an e-mail address, for each of its links: before, at work, refused, done.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DoorBadge } from "../../components/page/DoorBadge.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { EmailLink } from "./EmailLink.tsx";

const meta = {
  title: "Console/E-mail link",
  component: EmailLink,
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <DoorBadge>
          <Story />
        </DoorBadge>
      </div>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  args: { action: "confirm", busy: false, refusal: undefined, email: undefined, onPress: fn() },
} satisfies Meta<typeof EmailLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmName = "Conferma l’indirizzo";
const undoName = "Annulla la modifica";
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("button", { name }));
const long = "amministrazione.accoglienza.visitatori@officina-varchi-e-figli.example.com";

/** Focused, so that screen readers read it and keyboard users go on from there. */
const isRead = async (canvasElement: HTMLElement, title: string, href: string) => {
  const canvas = within(canvasElement);
  const heading = canvas.getByRole("heading", { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toContainElement(heading));
  await expect(document.activeElement).not.toBe(document.body);
  await expect(document.activeElement).toHaveTextContent(long);
  await expect(canvas.getByRole("link")).toHaveAttribute("href", href);
  await expect(canvas.queryByRole("button")).toBeNull();
};

export const ToConfirm: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(args.onPress).not.toHaveBeenCalled();
    await press(canvasElement, confirmName);
    await expect(args.onPress).toHaveBeenCalledOnce();
    within(canvasElement).getByRole("button").blur();
  },
};
export const ToUndo: Story = {
  args: { action: "undo" },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, undoName);
    await expect(args.onPress).toHaveBeenCalledOnce();
    within(canvasElement).getByRole("button").blur();
  },
};
export const AtWork: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      "Salvataggio in corso",
    );
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    button.blur();
  },
};
export const Refused: Story = {
  tags: ["dark", "phone"],
  args: {
    action: "undo",
    refusal: "Questo collegamento non è più valido.",
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("non è più valido");
    await press(canvasElement, undoName);
    await expect(args.onPress).toHaveBeenCalledOnce();
    within(canvasElement).getByRole("button").blur();
  },
};
export const Confirmed: Story = {
  args: { email: long },
  play: ({ canvasElement }) => isRead(canvasElement, "Indirizzo confermato", "/dashboard/account"),
};
export const Undone: Story = {
  args: { action: "undo", email: long },
  play: ({ canvasElement }) => isRead(canvasElement, "Modifica annullata", "/login"),
};
