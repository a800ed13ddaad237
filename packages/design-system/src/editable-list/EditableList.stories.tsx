// EditableList with accounts and permissions: adding, refusing and removing entries.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { EditableList, type EditableListItem } from "./EditableList.tsx";

const accounts: EditableListItem[] = [
  { id: "1", text: "it@northwind.test", badge: <Badge tone="success">Licensed</Badge> },
  { id: "2", text: "office@tailspin.test" },
];
const permissions = [
  { value: "people", label: "Read people" },
  { value: "hours", label: "Write hours" },
  { value: "rooms", label: "Read rooms" },
];
const onSubmit = fn();

const meta = {
  title: "Components/EditableList",
  component: EditableList,
  args: {
    label: "Enabled accounts",
    defaultItems: accounts,
    inputType: "email",
    emptyText: "No account yet. Add the e-mail of a company.",
    onItemsChange: fn(),
    validate: (text, items) =>
      items.some((item) => item.text === text)
        ? `${text} is in the list already.`
        : text.includes("@")
          ? undefined
          : "Enter an e-mail, such as name@company.com.",
    labels: {
      add: "Add",
      remove: (text) => `Remove ${text}`,
      added: (text) => `${text} was added`,
      removed: (text) => `${text} was removed`,
      placeholder: "name@company.com",
    },
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: (args) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <EditableList {...args} />
    </form>
  ),
  parameters: {
    docs: {
      description: {
        component: "A list of short entries that people add and remove.",
      },
    },
  },
} satisfies Meta<typeof EditableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { defaultItems: [] },
  play: async ({ args, canvasElement }) => {
    // An empty input adds nothing and shows no error.
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add" }));
    await expect(args.onItemsChange).not.toHaveBeenCalled();
    const input = within(canvasElement).getByLabelText("Enabled accounts");
    await waitFor(() => expect(input).toHaveFocus());
    input.blur();
  },
};

export const Some: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
};

export const Added: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Enabled accounts" });
    onSubmit.mockClear();
    await userEvent.type(input, "  hello@contoso.test {Enter}");
    await expect(args.onItemsChange).toHaveBeenCalledWith([
      ...accounts,
      { id: "hello@contoso.test", text: "hello@contoso.test" },
    ]);
    await expect(canvas.getByText("hello@contoso.test")).toBeVisible();
    await expect(input).toHaveValue("");
    await waitFor(() => expect(input).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("hello@contoso.test was added");
    input.blur();
  },
};

export const Removed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove it@northwind.test" }));
    await expect(args.onItemsChange).toHaveBeenCalledWith([accounts[1]]);
    await expect(canvas.queryByText("it@northwind.test")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("it@northwind.test was removed");
    const input = canvas.getByRole("textbox");
    await waitFor(() => expect(input).toHaveFocus());
    input.blur();
  },
};

export const InvalidEntry: Story = {
  tags: ["dark"],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "contoso{Enter}");
    await expect(args.onItemsChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(/Enter an e-mail/u);
    await expect(input).toHaveValue("contoso");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    // The error disappears with the next keystroke.
    await userEvent.type(input, "@");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.type(input, "{Backspace}{Enter}");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    input.blur();
  },
};

export const DuplicateEntry: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "office@tailspin.test");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(args.onItemsChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/is in the list already/u);
    await waitFor(() => expect(input).toHaveFocus());
    input.blur();
  },
};

export const FromOptions: Story = {
  args: {
    label: "Permissions",
    defaultItems: [{ id: "people", text: "Read people" }],
    options: permissions,
    validate: () => undefined,
    emptyText: "The app asks for nothing.",
    labels: { ...meta.args.labels, placeholder: "Choose a permission" },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole("combobox", { name: "Permissions" });
    await userEvent.selectOptions(select, "Write hours");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(args.onItemsChange).toHaveBeenCalledWith([
      { id: "people", text: "Read people" },
      { id: "hours", text: "Write hours" },
    ]);
    await expect(select).toHaveValue("");
    // An option that is in the list already is not offered again.
    await expect(within(select).queryByText("Write hours")).toBeNull();
    select.blur();
  },
};

export const Invalid: Story = {
  args: {
    defaultItems: [],
    required: true,
    error: "Add at least one account, or make the app public.",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute("aria-required", "true");
  },
};

export const WithHint: Story = { args: { hint: "Only these companies see the app." } };

export const Disabled: Story = { tags: ["dark"], args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(2);
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { language: "fr" },
  args: {
    label: "Comptes d’entreprise autorisés à voir et à installer l’application privée",
    defaultItems: [
      {
        id: "1",
        text: "responsable.informatique.et.securite@etablissements-dupont-et-associes.test",
        badge: <Badge tone="success">Licence active</Badge>,
      },
    ],
    labels: { ...meta.args.labels, add: "Ajouter le compte", placeholder: "nom@entreprise.fr" },
    hint: "Une adresse qui n’appartient encore à aucune entreprise est conservée et prend effet dès que le compte est créé.",
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = canvas.getByRole("button", { name: "Remove it@northwind.test" });
    await userEvent.tab();
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onItemsChange).toHaveBeenLastCalledWith([accounts[1]]);
    const input = canvas.getByRole("textbox");
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onItemsChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("office@tailspin.test{Enter}");
    await userEvent.keyboard("a@b.test{Enter}");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add" })).toHaveFocus());
    canvas.getByRole("button", { name: "Add" }).blur();
  },
};
