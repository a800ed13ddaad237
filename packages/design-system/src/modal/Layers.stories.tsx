// Layers above layers: each closes by its own means, and the one below stays open.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Info } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { TextField } from "../field/TextField.tsx";
import { Menu } from "../menu/Menu.tsx";
import { ToastProvider } from "../toast/ToastProvider.tsx";
import { useToast } from "../toast/useToast.ts";
import { Modal } from "./Modal.tsx";

function Form() {
  const { show } = useToast();
  const fail = () => show({ tone: "danger", lines: ["The name is taken."] });
  return (
    <div className="flex flex-col gap-6">
      <TextField label="Public name" />
      <div className="flex flex-wrap gap-2">
        <Button onClick={fail}>Create app</Button>
        <Menu
          label="More actions"
          trigger={<Button>More</Button>}
          items={[{ id: "import", label: "Import", onSelect: fail }]}
        />
        <IconButton label="What is that?" icon={<Info aria-hidden="true" />} />
      </div>
    </div>
  );
}

const meta = {
  title: "Components/Modal/Layers",
  component: Modal,
  args: {
    title: "Create an app",
    closeLabel: "Close",
    trigger: <Button>Create an app</Button>,
    children: <Form />,
  },
  decorators: [
    (Story) => (
      <ToastProvider closeLabel="Close message" regionLabel="Messages" duration={Infinity}>
        <div className="flex min-h-96 items-start gap-2">{Story()}</div>
      </ToastProvider>
    ),
    // `contain: layout` makes this root a containing block and a stacking context: fixed elements stay inside it and
    // below its later siblings.
    (Story) => <div className="contain-layout">{Story()}</div>,
  ],
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      description: { component: "Dialogs, menus, tooltips and toasts on top of each other." },
    },
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole("button", { name: "Create an app" }));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(dialog.getByRole("textbox")).toHaveFocus());
  return dialog;
};
const messages = () => within(screen.getByRole("region", { name: "Messages" }));
const toast = () => waitFor(() => messages().getByText("The name is taken.", { selector: "ol *" }));
const noToast = () => waitFor(() => expect(document.querySelector("[data-slot=toast]")).toBeNull());

export const AMessageIsReachedFromADialog: Story = {
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const create = dialog.getByRole("button", { name: "Create app" });
    await userEvent.click(create);
    await toast();
    await userEvent.keyboard("{F8}");
    await waitFor(() => expect(screen.getByRole("region", { name: "Messages" })).toHaveFocus());
    await userEvent.tab();
    const close = messages().getByRole("button", { name: "Close message" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await noToast();
    await waitFor(() => expect(create).toHaveFocus());
    await userEvent.click(create);
    await toast();
    await userEvent.keyboard("{F8}");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const OnAPhoneAMessageKeepsOffTheDialog: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Create app" }));
    const { bottom } = (await toast()).getBoundingClientRect();
    await expect(bottom).toBeLessThan(screen.getByRole("dialog").getBoundingClientRect().top);
  },
};

export const EscapeClosesTheUppermost: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "More" }));
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(dialog.getByRole("button", { name: "More" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(document.querySelector("[data-slot=tooltip]")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("[data-slot=tooltip]")).toBeNull());
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "What is that?" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
  },
};

export const AMenuStaysUnderAMessage: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Create app" }));
    await toast();
    await userEvent.click(dialog.getByRole("button", { name: "More" }));
    const menu = await screen.findByRole("menu");
    await userEvent.click(messages().getByRole("button", { name: "Close message" }));
    await noToast();
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog.getByRole("button", { name: "More" })).toHaveFocus());
  },
};

export const TouchClosesOnlyTheMessage: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const touch = (target: Element) => userEvent.pointer([{ keys: "[TouchA]", target }]);
    await touch(dialog.getByRole("button", { name: "More" }));
    await touch(await screen.findByRole("menuitem", { name: "Import" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await toast();
    const close = messages().getByRole("button", { name: "Close message" });
    const { left, top, width, height } = close.getBoundingClientRect();
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(close.contains(uppermost)).toBe(true);
    await userEvent.type(dialog.getByRole("textbox"), "Shifts");
    await touch(close);
    await noToast();
    await new Promise((done) => setTimeout(done));
    await expect(dialog.getByRole("textbox")).toHaveValue("Shifts");
    await expect(screen.getByRole("dialog")).toBeVisible();
    await touch(document.querySelector("[data-slot=modal-backdrop]") as Element);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const TheRestIsInert: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
    const opener = canvasElement.querySelector("button");
    await expect(opener?.closest("[inert]")).not.toBeNull();
    const region = document.querySelector("[data-slot=toast-region]");
    await expect(region?.closest("[inert]")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener?.closest("[inert]")).toBeNull());
  },
};
