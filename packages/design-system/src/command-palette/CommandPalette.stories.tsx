// CommandPalette opened by its shortcut, filtered, empty, and with asynchronous results.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Modal } from "../modal/Modal.tsx";
import { commandsThatDo, paletteTexts } from "../story-data/commands.tsx";
import type { Command } from "./command.ts";
import { CommandPalette } from "./CommandPalette.tsx";

const onDone = fn();

const meta = {
  title: "Components/CommandPalette",
  component: CommandPalette,
  args: {
    commands: commandsThatDo(onDone),
    texts: paletteTexts,
    trigger: <Button>Search</Button>,
  },
  beforeEach: () => {
    onDone.mockClear();
  },
  parameters: {
    docs: {
      story: { inline: false, height: "560px" },
      description: { component: "Finds every page and action by typing." },
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole("combobox", { name: "Search and commands" });
const getLabels = () =>
  screen
    .queryAllByRole("option")
    .map((option) => option.firstChild?.nextSibling?.textContent ?? option.textContent);
const active = () => screen.queryByRole("option", { selected: true });
const opened = () => waitFor(() => expect(field()).toHaveFocus());
const waitForClose = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const OpenAtFirst: Story = { tags: ["dark", "hero"], args: { defaultOpen: true } };

export const Open: Story = {
  tags: ["forced", "phone", "rtl"],
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Search" });
    await userEvent.click(button);
    await opened();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(screen.getByRole("dialog", { name: "Search and commands" })).toBeVisible();
    await expect(active()).toHaveTextContent("Products");
    await userEvent.click(screen.getByRole("option", { name: /New product/ }));
    await waitForClose();
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith("new"));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await opened();
  },
};

export const Filtered: Story = {
  args: { defaultOpen: true, onChoose: fn() },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard("pro new");
    await expect(getLabels()).toEqual(["New product"]);
    await userEvent.keyboard("{Enter}");
    await waitForClose();
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith("new"));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Control>}k{/Control}");
    await opened();
    await expect(field()).toHaveValue("");
    await userEvent.keyboard("pro");
    await expect(screen.getByText("2 commands")).toHaveAttribute("aria-live", "polite");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Meta>}k{/Meta}");
    await opened();
    await userEvent.keyboard("{ArrowDown}");
    await expect(active()).toHaveTextContent("People");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(active()).toHaveTextContent("Sign out");
    await userEvent.keyboard("{PageUp}");
    await expect(active()).toHaveTextContent("Products");
    await userEvent.keyboard("{PageDown}{Enter}");
    await waitForClose();
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith("out"));
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
    await userEvent.keyboard("{Control>}k{/Control}");
    await opened();
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitForClose();
    await userEvent.keyboard("{Control>}k{/Control}");
    await opened();
    await userEvent.keyboard("ac{Home}b{End}k");
    await expect(field()).toHaveValue("back");
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
  },
};

export const Recent: Story = {
  tags: ["large-text", "zoom"],
  args: { defaultOpen: true, recent: ["guide", "people", "gone"] },
  play: async () => {
    await opened();
    await expect(
      within(screen.getByRole("group", { name: "Lately" })).getAllByRole("option"),
    ).toHaveLength(2);
    await expect(active()).toHaveTextContent("Documentation");
    await expect(screen.getAllByRole("option")).toHaveLength(6);
    await userEvent.keyboard("people");
    await expect(screen.queryByRole("group", { name: "Lately" })).toBeNull();
    await userEvent.clear(field());
    // A blinking caret would make the screenshots differ.
    field().blur();
  },
};

export const NothingFound: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await opened();
    await userEvent.keyboard("zebra{Enter}");
    await expect(screen.getAllByText("Nothing has this name.")).toHaveLength(2);
    await expect(onDone).not.toHaveBeenCalled();
  },
};

interface Question {
  query: string;
  answer: (commands: Command[]) => void;
  fail: () => void;
}
const questions: Question[] = [];
const findQuestion = (query: string) =>
  waitFor(() => {
    const question = questions.findLast((one) => one.query === query);
    if (!question) throw new Error(`Nobody asked for “${query}”.`);
    return question;
  });

export const FromAServer: Story = {
  args: {
    defaultOpen: true,
    commands: (query) =>
      new Promise((answer, reject) => {
        questions.push({ query, answer, fail: () => reject(new Error("offline")) });
      }),
  },
  play: async () => {
    questions.length = 0;
    await opened();
    await expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
    (await findQuestion("")).answer(commandsThatDo(onDone));
    await screen.findByRole("option", { name: /Products/ });
    await userEvent.keyboard("sign");
    (await findQuestion("sign")).fail();
    await screen.findByRole("button", { name: "Try again" });
    questions.length = 0;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(field()).toHaveFocus());
    (await findQuestion("sign")).answer(
      commandsThatDo(onDone).filter(({ value }) => value === "out"),
    );
    await screen.findByRole("option", { name: /Sign out/ });
    await userEvent.keyboard("{Enter}");
    await waitForClose();
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith("out"));
    questions.length = 0;
    await userEvent.keyboard("{Control>}k{/Control}");
    (await findQuestion("")).fail();
    await screen.findByRole("button", { name: "Try again" });
  },
};

export const WithFurtherOnes: Story = {
  args: {
    defaultOpen: true,
    search: (query) =>
      new Promise((answer, reject) => {
        questions.push({ query, answer, fail: () => reject(new Error("offline")) });
      }),
  },
  play: async () => {
    const badge = (name: string): Command => ({
      value: name,
      label: name,
      text: "Draft",
      group: "Products",
      onSelect: () => onDone(name),
    });
    questions.length = 0;
    await opened();
    await expect(screen.getAllByRole("option")).toHaveLength(6);
    await expect(screen.getByRole("listbox")).not.toHaveAttribute("aria-busy");
    await userEvent.keyboard("pro");
    await expect(getLabels()).toEqual(["Products", "New product"]);
    (await findQuestion("pro")).fail();
    await screen.findByRole("button", { name: "Try again" });
    await expect(getLabels()).toEqual(["Products", "New product"]);
    questions.length = 0;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    (await findQuestion("pro")).answer([badge("Process board")]);
    await screen.findByRole("option", { name: /Process board/ });
    // Commands of the palette's own list can be chosen before the server has responded.
    await userEvent.keyboard(" new{Enter}");
    await waitForClose();
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith("new"));
    await userEvent.keyboard("{Control>}k{/Control}");
    await opened();
    questions.length = 0;
    await userEvent.keyboard("p");
    (await findQuestion("p")).answer([badge("Parking"), badge("Process board")]);
    await screen.findByRole("option", { name: /Parking/ });
    await userEvent.keyboard("{ArrowUp}");
    await expect(active()).toHaveTextContent("Process board");
  },
};

export const ThousandCommands: Story = {
  args: {
    defaultOpen: true,
    commands: Array.from({ length: 1000 }, (_, at) => ({
      value: `c${at}`,
      label: `Company ${String(at + 1).padStart(4, "0")}`,
      text: "Go to",
      onSelect: () => onDone(at + 1),
    })),
  },
  play: async () => {
    await opened();
    await expect(screen.getAllByRole("option").length).toBeLessThan(100);
    await userEvent.keyboard("{ArrowUp}");
    await expect(active()).toHaveAttribute("aria-posinset", "1000");
    await userEvent.keyboard("0777");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await waitForClose();
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(777));
  },
};

export const OpensAModal: Story = {
  render: function Render(args) {
    const [creating, setCreating] = useState(false);
    return (
      <>
        <CommandPalette
          {...args}
          commands={[{ value: "new", label: "New product", onSelect: () => setCreating(true) }]}
        />
        <Modal title="New product" closeLabel="Close" open={creating} onOpenChange={setCreating}>
          <Button>Create</Button>
        </Modal>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Search" });
    await userEvent.click(button);
    await opened();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "New product" });
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Create" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
