// CheckboxGroup in every state, with an app's supported languages.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const options = [
  { value: "it", label: "Italian" },
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
];

const meta = {
  title: "Fields/CheckboxGroup",
  component: CheckboxGroup,
  args: { legend: "Supported languages", options, value: [], onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: function Render(args) {
    const [value, change] = useControlledArg(args.value, args.onValueChange);
    return <CheckboxGroup {...args} value={value} onValueChange={change} />;
  },
  parameters: {
    docs: {
      description: {
        component: "Any number of options from a short list.",
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Supported languages" });
    await userEvent.click(within(group).getByRole("checkbox", { name: "French" }));
    await userEvent.click(within(group).getByRole("checkbox", { name: "Italian" }));
    // Values come in the order of the options, not of the clicks.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["it", "fr"]);
    await userEvent.click(within(group).getByRole("checkbox", { name: "French" }));
    await userEvent.click(within(group).getByRole("checkbox", { name: "Italian" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    within(group).getByRole("checkbox", { name: "Italian" }).blur();
  },
};

export const Filled: Story = {
  tags: ["dark", "forced", "hero", "large-text"],
  args: { value: ["it", "en"] },
};

export const SideBySide: Story = {
  tags: ["phone"],
  args: { value: ["it", "en"], layout: "row" },
};

export const Required: Story = { args: { required: true } };

export const RequiredWithALongLegend: Story = {
  args: { legend: "Languages that the app can speak", required: true },
  decorators: [(Story) => <div data-testid="frame">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const legend = canvasElement.querySelector("legend") as HTMLElement;
    const words = legend.firstChild as Text;
    const range = document.createRange();
    range.selectNodeContents(words);
    // The frame has room for the text but not for the asterisk, which wraps together with the last word.
    canvas.getByTestId("frame").style.width =
      `${Math.ceil(range.getBoundingClientRect().width) + 1}px`;
    range.setStart(words, words.length - 1);
    const end = range.getBoundingClientRect();
    await expect(end.top).toBeGreaterThan(legend.getBoundingClientRect().top + 10);
    await expect(canvas.getByText("*").getBoundingClientRect().top).toBe(end.top);
  },
};

export const WithHint: Story = {
  args: { value: ["it"], hint: "Each one asks for its own title and description." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription(
      "Each one asks for its own title and description.",
    );
  },
};

export const WithHintsOfOptions: Story = {
  args: {
    legend: "Permissions",
    value: ["people"],
    options: [
      { value: "people", label: "Read people", hint: "Names, pictures and groups." },
      { value: "hours", label: "Write hours", hint: "Adds and changes hours worked." },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("checkbox", { name: "Write hours" }),
    ).toHaveAccessibleDescription("Adds and changes hours worked.");
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: { required: true, error: "Choose at least one language." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Choose at least one language.",
    );
    for (const box of canvas.getAllByRole("checkbox"))
      await expect(box).toHaveAttribute("aria-invalid", "true");
  },
};

export const Disabled: Story = {
  args: { value: ["it"], disabled: true },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole("checkbox"))
      await expect(box).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: ["it", "en"], readOnly: true },
  play: async ({ args, canvasElement }) => {
    const french = within(canvasElement).getByRole("checkbox", { name: "French" });
    await userEvent.click(french);
    await waitFor(() => expect(french).toHaveFocus());
    await expect(french).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    french.blur();
  },
};

export const KeepsItself: Story = {
  args: { value: undefined, defaultValue: ["it"] },
  render: (args) => <CheckboxGroup {...args} />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "French" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["it", "fr"]));
    box.blur();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole("checkbox");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["it"]);
    await userEvent.tab();
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["it", "en"]);
    second?.blur();
  },
};
