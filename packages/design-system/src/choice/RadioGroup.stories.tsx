// RadioGroup in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "all", label: "Everybody" },
  { value: "listed", label: "Enabled companies" },
  { value: "none", label: "Nobody yet" },
];

const explained = [
  { value: "all", label: "Everybody", hint: "The store shows the app, and search finds it." },
  {
    value: "listed",
    label: "Enabled companies",
    hint: "Only companies that you name below see the app.",
  },
  { value: "none", label: "Nobody yet", hint: "The app stays as it is until you publish it." },
];

const meta = {
  title: "Fields/RadioGroup",
  component: RadioGroup,
  args: { legend: "Who sees the app", options, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: { description: { component: "One of a few options, all of them visible." } },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (canvas: HTMLElement, name: string) => within(canvas).getByRole("radio", { name });

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Enabled companies"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("listed");
    await expect(radio(canvasElement, "Enabled companies")).toBeChecked();
    radio(canvasElement, "Enabled companies").blur();
  },
};

export const Filled: Story = { tags: ["dark"], args: { defaultValue: "all" } };

export const WithDescriptions: Story = {
  tags: ["forced", "hero", "large-text"],
  args: { options: explained, defaultValue: "listed" },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, "Everybody")).toHaveAccessibleDescription(
      "The store shows the app, and search finds it.",
    );
  },
};

export const SideBySide: Story = {
  args: { layout: "row", defaultValue: "all" },
};

export const ByKeyboard: Story = {
  args: { name: "audience" },
  render: (args) => (
    <form aria-label="App">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    await userEvent.tab();
    await waitFor(() => expect(radio(canvasElement, "Everybody")).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("all");
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("listed");
    await expect(new FormData(form).get("audience")).toBe("listed");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("all");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("none");
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(radio(canvasElement, "Enabled companies")).toHaveFocus());
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Who sees the app" });
    await expect(group).toHaveAttribute("aria-required", "true");
  },
};

export const WithHint: Story = {
  args: { defaultValue: "none", hint: "You can change this at any time." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("radiogroup")).toHaveAccessibleDescription(
      "You can change this at any time.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: { options: explained, required: true, error: "Choose who sees the app." },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription("Choose who sees the app.");
  },
};

export const OptionNotAvailable: Story = {
  args: {
    defaultValue: "none",
    options: explained.map((option) => ({ ...option, disabled: option.value === "all" })),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Everybody"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByText("Enabled companies"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("listed");
    radio(canvasElement, "Enabled companies").blur();
  },
};

export const Disabled: Story = {
  tags: ["dark", "forced"],
  args: { defaultValue: "all", disabled: true },
};

export const ReadOnly: Story = {
  args: { defaultValue: "all", readOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(radio(canvasElement, "Nobody yet"));
    await waitFor(() => expect(radio(canvasElement, "Nobody yet")).toHaveFocus());
    await expect(radio(canvasElement, "Everybody")).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    radio(canvasElement, "Nobody yet").blur();
  },
};

export const FocusVisible: Story = {
  args: { defaultValue: "listed" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(radio(canvasElement, "Enabled companies")).toHaveFocus());
  },
};

export const LongTexts: Story = {
  globals: { language: "fr" },
  args: {
    legend: "Entreprises qui peuvent voir l’application dans le catalogue et l’installer",
    required: true,
    defaultValue: "all",
    options: [
      {
        value: "all",
        label: "Toutes les entreprises du catalogue, y compris celles qui ne sont pas connectées",
        hint: "L’application est visible pour tout le monde, même sans accès à la plateforme.",
      },
      { value: "none", label: "Personne" },
    ],
    error: "Choisissez qui peut voir l’application avant de l’envoyer en vérification.",
  },
};
