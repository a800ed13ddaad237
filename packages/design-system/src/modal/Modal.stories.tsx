// Modal plain, with a form, busy and long, and every way to close it.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DataTable } from "../data-table/DataTable.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { RequiredNote } from "../field/RequiredNote.tsx";
import { TextField } from "../field/TextField.tsx";
import { Menu } from "../menu/Menu.tsx";
import { DialogOpener } from "../story-data/controlled.tsx";
import { ToastProvider } from "../toast/ToastProvider.tsx";
import { useToast } from "../toast/useToast.ts";
import { Modal, modalSizes } from "./Modal.tsx";

const meta = {
  title: "Components/Modal",
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Registration is by contacting support",
    description: "Write to us and we set up your developer account, usually within a working day.",
    closeLabel: "Close",
    children: (
      <a
        className="font-medium text-accent underline underline-offset-4"
        href="mailto:support@example.com"
      >
        support@example.com
      </a>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      description: {
        component: "A dialog over the page; on a phone a sheet at the bottom.",
      },
    },
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole("dialog");
const toast = () => document.querySelector<HTMLElement>("[data-slot=toast]");
const waitForClose = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const createForm = {
  title: "Create an app",
  description: "Its name can be changed until the app is on sale.",
  children: (
    <form
      id="create-app"
      className="flex flex-col gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <RequiredNote>Required</RequiredNote>
      <TextField label="Public name" required name="name" />
    </form>
  ),
  footer: (
    <>
      <Button intent="secondary">Cancel</Button>
      <Button intent="primary" type="submit" form="create-app">
        Create app
      </Button>
    </>
  ),
};

export const Plain: Story = { tags: ["forced", "rtl"] };

export const WithForm: Story = {
  tags: ["dark", "hero", "large-text", "phone", "zoom"],
  args: createForm,
  play: async () => {
    const form = within(await dialog());
    const name = form.getByRole<HTMLInputElement>("textbox", { name: /Public name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(await dialog()).toHaveAccessibleDescription(
      "Its name can be changed until the app is on sale.",
    );
    const sent = fn();
    name.form?.addEventListener("submit", sent);
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
    for (const next of ["Cancel", "Create app", "Close"]) {
      await userEvent.tab();
      await waitFor(() => expect(form.getByRole("button", { name: next })).toHaveFocus());
    }
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Busy: Story = {
  args: {
    ...createForm,
    busy: true,
    footer: (
      <>
        <Button intent="secondary" disabled>
          Cancel
        </Button>
        <Button intent="primary" busy busyLabel="Creating the app">
          Create app
        </Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const content = await dialog();
    await expect(content).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.querySelector("[data-slot=modal-backdrop]") as Element, {
      pointerEventsCheck: 0,
    });
    await expect(within(content).getByRole("button", { name: "Close" })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongContentScrolls: Story = {
  args: {
    title: "Rules of the marketplace",
    description: undefined,
    footer: <Button intent="primary">I have read them</Button>,
    children: (
      <div className="flex flex-col gap-4">
        {Array.from({ length: 14 }, (_, rule) => (
          <p key={rule}>
            Rule {rule + 1}. An app says what it reads from the badge and why, asks for nothing that
            it does not use, and keeps working when a permission is refused.
          </p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const content = await dialog();
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    await expect(content.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    content.scrollTop = content.scrollHeight;
    const title = within(content).getByRole("heading", { name: "Rules of the marketplace" });
    const close = within(content).getByRole("button", { name: "Close" });
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      content.getBoundingClientRect().top,
    );
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      content.getBoundingClientRect().top,
    );
    content.scrollTop = 0;
  },
};

export const OpensAtItsTop: Story = {
  args: {
    ...LongContentScrolls.args,
    footer: undefined,
    children: (
      <div className="flex flex-col gap-4">
        {LongContentScrolls.args?.children}
        <Button>Read them again</Button>
      </div>
    ),
  },
  play: async () => {
    const content = await dialog();
    await waitFor(() => expect(content).toHaveFocus());
    await expect(content.scrollTop).toBe(0);
  },
};

export const ScrollsAsOneInALowWindow: Story = {
  globals: { viewport: { value: "zoomed" } },
  args: createForm,
  play: async () => {
    const content = await dialog();
    const title = within(content).getByRole("heading", { name: "Create an app" });
    const submit = within(content).getByRole("button", { name: "Create app" });
    const lower = () => content.getBoundingClientRect().bottom;
    await expect(submit.getBoundingClientRect().top).toBeGreaterThan(lower());
    content.scrollTop = content.scrollHeight;
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(lower());
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const MovesNowhereSidewaysOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    ...createForm,
    footer: (
      <>
        <Button intent="secondary">Cancel</Button>
        <Button intent="primary" busyLabel="Creating the app">
          Create app
        </Button>
      </>
    ),
  },
  play: async () => {
    const content = await dialog();
    await expect(content.scrollWidth).toBe(content.clientWidth);
    for (const name of ["Cancel", "Create app"]) {
      const button = within(content).getByRole("button", { name });
      await expect(button.getBoundingClientRect().width).toBe(content.clientWidth - 48);
    }
  },
};

export const EverySize: Story = {
  render: (args) => (
    <div className="flex gap-4">
      {modalSizes.map((size) => (
        <DialogOpener key={size} label={`Open ${size}`}>
          {(open, setOpen) => <Modal {...args} size={size} open={open} onOpenChange={setOpen} />}
        </DialogOpener>
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const widths: number[] = [];
    for (const size of modalSizes) {
      await step(size, async () => {
        await userEvent.click(within(canvasElement).getByRole("button", { name: `Open ${size}` }));
        widths.push((await dialog()).offsetWidth);
        if (size === "lg") return;
        await userEvent.keyboard("{Escape}");
        await waitForClose();
      });
    }
    await expect(widths).toEqual([384, 512, 768]);
  },
};

export const EveryWayOut: Story = {
  render: (args) => (
    <DialogOpener label="Register now">
      {(open, setOpen) => <Modal {...args} open={open} onOpenChange={setOpen} />}
    </DialogOpener>
  ),
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Register now" });
    const ways = {
      "the close button": async () =>
        userEvent.click(within(await dialog()).getByRole("button", { name: "Close" })),
      Escape: () => userEvent.keyboard("{Escape}"),
      "the backdrop": () =>
        userEvent.click(document.querySelector("[data-slot=modal-backdrop]") as Element, {
          pointerEventsCheck: 0,
        }),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await step(way, async () => {
        await userEvent.click(opener);
        await waitFor(async () =>
          expect(await dialog()).toContainElement(document.activeElement as HTMLElement),
        );
        await leave();
        await waitForClose();
        await waitFor(() => expect(opener).toHaveFocus());
      });
    }
  },
};

function Saver() {
  const { show } = useToast();
  const fail = () => show({ tone: "danger", lines: ["The name is taken."] });
  return (
    <>
      <TextField label="Public name" name="name" />
      <Button onClick={fail}>Create app</Button>
    </>
  );
}

/** A click whose updates render before the event reaches the document, as with a real mouse. */
const press = async (target: Element) => {
  const render = () => flushSync(() => undefined);
  document.body.addEventListener("click", render);
  await userEvent.click(target);
  document.body.removeEventListener("click", render);
};

export const UnderAToast: Story = {
  render: (args) => (
    <ToastProvider closeLabel="Close message" regionLabel="Messages" duration={Infinity}>
      <DialogOpener label="Create an app">
        {(open, setOpen) => (
          <Modal {...args} title="Create an app" open={open} onOpenChange={setOpen}>
            <Saver />
          </Modal>
        )}
      </DialogOpener>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Create an app" }));
    const content = await dialog();
    const name = within(content).getByRole("textbox", { name: "Public name" });
    await userEvent.type(name, "Shift planner");
    const failAgain = async () => {
      await press(within(content).getByRole("button", { name: "Create app" }));
      await waitFor(() => expect(toast()).not.toBeNull());
    };
    await failAgain();
    await press(within(toast() as HTMLElement).getByText("The name is taken."));
    await expect(content).toBeVisible();
    await press(
      within(toast() as HTMLElement).getByRole("button", { name: "Close message", hidden: true }),
    );
    await waitFor(() => expect(toast()).toBeNull());
    await expect(content).toBeVisible();
    await expect(name).toHaveValue("Shift planner");
    await expect(content).toContainElement(document.activeElement as HTMLElement);
    await failAgain();
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await expect(toast()).toBeVisible();
  },
};

export const OpenedFromAMenu: Story = {
  render: (args) => (
    <div className="flex gap-2">
      <DialogOpener label="Ask for a proposal">
        {(open, setOpen) => (
          <>
            <Menu
              label="More actions"
              trigger={<Button>More actions</Button>}
              items={[{ id: "ask", label: "Ask for a proposal", onSelect: () => setOpen(true) }]}
            />
            <Modal {...args} open={open} onOpenChange={setOpen} />
          </>
        )}
      </DialogOpener>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "More actions" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem");
    await userEvent.keyboard("{Enter}");
    await waitFor(async () =>
      expect(await dialog()).toContainElement(document.activeElement as HTMLElement),
    );
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const KeepsItself: Story = {
  args: { open: undefined, trigger: <Button>Register now</Button> },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Register now" });
    await userEvent.click(opener);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
    await waitForClose();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

interface Company {
  name: string;
}
const companies: Company[] = ["Harbour Ltd", "Quay Ltd", "Dock Ltd"].map((name) => ({ name }));
const columns = [{ id: "name", header: "Company", cell: ({ name }: Company) => name }];
const linkTo = ({ name }: Company) => <a href={`#${name}`} aria-label={name} />;
const actionsThatAsk = (ask: (company: Company) => void) => ({
  header: "Actions",
  cell: (company: Company) => (
    <Menu
      label={company.name}
      trigger={<Button size="sm">{`More about ${company.name}`}</Button>}
      items={[{ id: "end", label: "End the contract", onSelect: () => ask(company) }]}
    />
  ),
});
/** Server responses that are still to come: a company leaves the list only when its response arrives. */
const answers: (() => void)[] = [];

function Licenses({ args }: { args: ComponentProps<typeof Modal> }) {
  const [remaining, setRemaining] = useState(companies);
  const [selected, setSelected] = useState<Company>();
  const remove = () => setRemaining(remaining.filter((company) => company !== selected));
  const confirm = (act: () => unknown) => () => {
    act();
    setSelected(undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      <Button className="self-start">Add a company</Button>
      <DataTable
        caption="Companies"
        columns={columns}
        rows={remaining}
        rowKey={({ name }) => name}
        rowLink={linkTo}
        rowActions={actionsThatAsk(setSelected)}
        empty={<EmptyState title="No company has it" />}
      />
      <Modal
        {...args}
        title={`Remove ${selected?.name ?? ""}?`}
        open={selected !== undefined}
        onOpenChange={() => setSelected(undefined)}
        footer={
          <>
            <Button onClick={confirm(remove)}>At once</Button>
            <Button onClick={confirm(() => answers.push(remove))}>Soon</Button>
          </>
        }
      />
    </div>
  );
}

export const ItsOpenerIsGone: Story = {
  args: { description: undefined, children: "The company loses the app." },
  render: (args) => <Licenses args={args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = (name: string) => canvas.getByRole("button", { name: `More about ${name}` });
    const end = async (name: string, when: string) => {
      await userEvent.click(more(name));
      await userEvent.click(await screen.findByRole("menuitem"));
      await userEvent.click(within(await dialog()).getByRole("button", { name: when }));
      await waitForClose();
    };
    await end("Harbour Ltd", "At once");
    await waitFor(() => expect(more("Quay Ltd")).toHaveFocus());
    await end("Dock Ltd", "Soon");
    await waitFor(() => expect(more("Dock Ltd")).toHaveFocus());
    answers.pop()?.();
    await waitFor(() => expect(more("Quay Ltd")).toHaveFocus());
    await end("Quay Ltd", "At once");
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-slot=data-table]")).toHaveFocus(),
    );
  },
};
