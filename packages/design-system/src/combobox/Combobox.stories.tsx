// A Combobox with a single value in every state: from a list, with groups, with custom values.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Modal } from "../modal/Modal.tsx";
import { comboboxTexts } from "../story-data/combobox-texts.ts";
import { DialogOpener } from "../story-data/controlled.tsx";
import { countries, people } from "../story-data/people.tsx";
import { Combobox } from "./Combobox.tsx";

const meta = {
  title: "Fields/Combobox",
  component: Combobox,
  args: {
    label: "Person",
    options: people,
    texts: comboboxTexts,
    onValueChange: fn(),
  },
  decorators: [
    // Outside the docs page, reserve space below for the list.
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? "max-w-sm" : "min-h-96 max-w-sm"}>{Story()}</div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: "460px" },
      description: { component: "Selects one or several options from a long list by typing." },
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole("combobox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = (canvas: HTMLElement) =>
  document.getElementById(field(canvas).getAttribute("aria-activedescendant") ?? "");
const closed = (canvas: HTMLElement) =>
  waitFor(() => expect(field(canvas)).toHaveAttribute("aria-expanded", "false"));

export const Empty: Story = {
  args: { placeholder: "Find somebody" },
  decorators: [(Story) => <div className="-mb-72">{Story()}</div>],
};

export const Filled: Story = {
  tags: ["hero"],
  args: { defaultValue: "elena.rossi" },
  parameters: { docs: { story: { inline: true, height: "auto" } } },
  play: async ({ args, canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue("Elena Rossi");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.type(field(canvasElement), "elena rossi");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("elena.rossi");
    await expect(field(canvasElement)).toHaveValue("Elena Rossi");
  },
};

export const Open: Story = {
  tags: ["dark", "large-text", "rtl", "zoom"],
  args: { defaultValue: "bruno.keller" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Bruno Keller");
    await expect(active(canvasElement)).toHaveTextContent("Bruno Keller");
    await userEvent.click(screen.getByRole("option", { name: /^Elena/ }));
    await closed(canvasElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("elena.rossi");
    await expect(field(canvasElement)).toHaveValue("Elena Rossi");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show options" }));
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Elena Rossi");
  },
};

export const Filtered: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "lefevre ch");
    await expect(options()).toHaveLength(1);
    await expect(screen.getByText("1 option")).toHaveAttribute("aria-live", "polite");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("chloe.lefevre");
    await closed(canvasElement);
    await userEvent.clear(field(canvasElement));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.type(field(canvasElement), "OE");
    await expect(options()).toHaveLength(2);
    await expect(active(canvasElement)?.querySelector("mark")).toHaveTextContent("oé");
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Ada Moretti");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(active(canvasElement)).toHaveTextContent("Bruno Keller");
    await userEvent.keyboard("{PageDown}");
    await expect(active(canvasElement)).toHaveTextContent("Zoë Álvarez");
    await userEvent.keyboard("{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Ada Moretti");
    await userEvent.keyboard("{ArrowUp}{PageUp}");
    await expect(active(canvasElement)).toHaveTextContent("Ada Moretti");
    await userEvent.keyboard("{Escape}");
    await closed(canvasElement);
    await userEvent.keyboard("{ArrowUp}");
    await expect(active(canvasElement)).toHaveTextContent("Zoë Álvarez");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await closed(canvasElement);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(screen.getByRole("listbox")).toBeVisible();
    await expect(active(canvasElement)).toBeNull();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("bruno.keller");
    await userEvent.keyboard("x{Home}a{End}");
    await expect(field(canvasElement)).toHaveValue("aBruno Kellerx");
    await userEvent.tab();
    await closed(canvasElement);
    await expect(field(canvasElement)).toHaveValue("Bruno Keller");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Bruno Keller");
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "Xaver");
    await expect(screen.queryAllByRole("option")).toHaveLength(0);
    await expect(screen.getAllByText("Nobody has this name.")).toHaveLength(2);
    await expect(field(canvasElement)).toHaveValue("Xaver");
  },
};

export const InGroups: Story = {
  args: { label: "Country", options: countries },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "a");
    await expect(screen.getAllByRole("group").length).toBe(3);
    await userEvent.type(field(canvasElement), "l");
    const group = screen.getByRole("group", { name: "Oceania" });
    await expect(within(group).getAllByRole("option")).toHaveLength(2);
    await expect(active(canvasElement)).toHaveTextContent("Italy");
  },
};

export const OptionNotAvailable: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "jonas");
    const option = screen.getByRole("option");
    await expect(option).toHaveAttribute("aria-disabled", "true");
    await expect(active(canvasElement)).toBeNull();
    await userEvent.click(option);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(option).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: {
    label: "Reason",
    options: ["Maintenance", "Training", "Visit"].map((label) => ({ value: label, label })),
    customLabel: (typed) => `Use “${typed}”`,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "Tra");
    await expect(options()).toEqual(["Training", "Use “Tra”"]);
    await expect(active(canvasElement)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Tra");
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "training");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Training");
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "Fire drill");
    await userEvent.click(screen.getByRole("option", { name: "Use “Fire drill”" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Fire drill");
    await expect(field(canvasElement)).toHaveValue("Fire drill");
    await userEvent.type(field(canvasElement), "s");
  },
};

export const ThousandOptions: Story = {
  args: {
    label: "Badge",
    options: Array.from({ length: 1000 }, (_, at) => ({
      value: `b${at}`,
      label: `Badge ${String(at + 1).padStart(4, "0")}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const list = screen.getByRole("listbox");
    await expect(screen.getAllByRole("option").length).toBeLessThan(100);
    await expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "1000");
    await userEvent.keyboard("{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}");
    await expect(active(canvasElement)).toHaveTextContent("Badge 0051");
    const row = active(canvasElement)?.getBoundingClientRect();
    await expect(row?.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(100));
    await userEvent.type(field(canvasElement), "1000");
    await expect(options()).toEqual(["Badge 1000"]);
  },
};

export const InAModal: Story = {
  render: (args) => (
    <DialogOpener label="Invite">
      {(open, setOpen) => (
        <Modal title="Invite somebody" closeLabel="Close" open={open} onOpenChange={setOpen}>
          <Combobox {...args} />
        </Modal>
      )}
    </DialogOpener>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Invite" }));
    const dialog = await screen.findByRole("dialog");
    const input = within(dialog).getByRole("combobox");
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(dialog).getAllByRole("option").length).toBe(people.length);
    // The list closes before the focus moves: a dialog pulls the focus to itself when an element disappears while
    // nothing has the focus.
    await userEvent.tab();
    await waitFor(() => expect(within(dialog).queryByRole("listbox")).toBeNull());
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Escape}");
    await expect(within(dialog).queryByRole("listbox")).toBeNull();
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Invite" }));
    await userEvent.click(await screen.findByRole("combobox"));
    // The list extends beyond the dialog and is still clickable there.
    await userEvent.click(screen.getByRole("option", { name: /^Noor/ }));
    await expect(screen.getByRole("combobox")).toHaveValue("Noor van Dijk");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("noor.van.dijk");
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const InAScrollContainer: Story = {
  decorators: [
    (Story) => (
      <div className="h-40 overflow-auto rounded-md border border-line p-4" data-testid="scroller">
        <div className="flex h-96 flex-col">{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const list = screen.getByRole("listbox");
    const scroller = within(canvasElement).getByTestId("scroller");
    await expect(list.getBoundingClientRect().bottom).toBeGreaterThan(
      scroller.getBoundingClientRect().bottom,
    );
    scroller.scrollTop = 24;
    await waitFor(() =>
      expect(
        Math.round(
          list.getBoundingClientRect().top - field(canvasElement).getBoundingClientRect().bottom,
        ),
      ).toBeLessThan(8),
    );
  },
};

export const InAForm: Story = {
  args: { name: "person", defaultValue: "ada.moretti", required: true },
  render: (args) => (
    <form aria-label="Licence">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    await expect(new FormData(form).get("person")).toBe("ada.moretti");
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "noor{Enter}");
    await expect([...new FormData(form)]).toEqual([["person", "noor.van.dijk"]]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("noor.van.dijk");
    form.reset();
    await waitFor(() => expect(field(canvasElement)).toHaveValue("Ada Moretti"));
  },
};

export const Required: Story = {
  args: { required: true },
  decorators: [(Story) => <div className="-mb-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute("aria-required", "true");
  },
};

export const WithHint: Story = {
  args: { hint: "Who is told when the licence ends." },
  decorators: [(Story) => <div className="-mb-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription(
      "Who is told when the licence ends.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: { error: "Choose who is told.", required: true },
  decorators: [(Story) => <div className="-mb-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription("Choose who is told.");
  },
};

export const Disabled: Story = {
  tags: ["dark", "forced"],
  args: { defaultValue: "elena.rossi", disabled: true },
  decorators: [(Story) => <div className="-mb-72">{Story()}</div>],
};

export const ReadOnly: Story = {
  args: { defaultValue: "elena.rossi", readOnly: true },
  decorators: [(Story) => <div className="-mb-72">{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard("x{ArrowDown}{Enter}");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    field(canvasElement).blur();
  },
};

export const LongTexts: Story = {
  globals: { language: "fr" },
  args: {
    label: "Personne à prévenir lorsque la licence de l’application arrive à son terme",
    required: true,
    options: [
      {
        value: "1",
        label: "Gestion du temps de travail, des absences et des remplacements du personnel",
        text: "Entrée du menu sous laquelle les entreprises trouvent l’application dans le catalogue",
      },
      { value: "2", label: "Réservation" },
    ],
    hint: "Elle détermine aussi la couleur de la carte dans le catalogue.",
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(options()).toHaveLength(2);
  },
};
