// TextField in every state, and its messages for screen readers.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link, Search } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { fieldDescription } from "./field-description.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/TextField",
  component: TextField,
  args: { label: "Public name", onChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "A short text: a name, an e-mail address, a URL.",
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Shift planner" },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Public name");
    await userEvent.type(input, "Rooms");
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.clear(input);
    input.blur();
  },
};

export const Filled: Story = {
  tags: ["dark", "hero"],
  args: { defaultValue: "Shift planner" },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Public name" });
    await expect(input).toHaveAttribute("aria-required", "true");
    // The browser's own message could be in another language than the page.
    await expect(input).not.toHaveAttribute("required");
  },
};

export const WithHint: Story = {
  args: { hint: "Companies see it on the card and in their menu." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleDescription(
      "Companies see it on the card and in their menu.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  args: {
    defaultValue: "Shift planner",
    hint: "Companies see it on the card and in their menu.",
    error: "Another app of yours has this name. Choose a different one.",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeInvalid();
    // The error comes before the hint.
    await expect(input).toHaveAccessibleDescription(
      /^Another app of yours has this name.*Companies see it/u,
    );
  },
};

export const DescribedByThePage: Story = {
  args: { hint: "Companies see it on the card and in their menu." },
  render: (args) => (
    <>
      <fieldDescription.Provider value="remark">
        <TextField {...args} />
      </fieldDescription.Provider>
      <p id="remark" className="pt-2 text-sm">
        A reviewer finds it too general.
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleDescription(
      "Companies see it on the card and in their menu. A reviewer finds it too general.",
    );
  },
};

export const Disabled: Story = {
  tags: ["dark", "forced"],
  args: { defaultValue: "Shift planner", disabled: true, hint: "Create the app first." },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "Rooms");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: "Shift planner", readOnly: true },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.type(input, "Rooms");
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue("Shift planner");
    await expect(args.onChange).not.toHaveBeenCalled();
    input.blur();
  },
};

export const FocusVisible: Story = {
  tags: ["dark", "forced"],
  args: { defaultValue: "Shift planner" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const box = canvasElement.querySelector("[data-slot=control-box]");
    await waitFor(() => expect(within(canvasElement).getByRole("textbox")).toHaveFocus());
    await expect(box && getComputedStyle(box).outlineStyle).toBe("solid");
  },
};

export const WithIcon: Story = {
  args: {
    label: "Webhook URL",
    type: "url",
    defaultValue: "https://example.test/hooks/lanyard",
    start: <Link aria-hidden className="ms-3 size-4 self-center text-ink-muted" />,
  },
};

export const LabelHidden: Story = {
  args: {
    label: "Search apps",
    labelHidden: true,
    type: "search",
    placeholder: "Search apps",
    start: <Search aria-hidden className="ms-3 size-4 self-center text-ink-muted" />,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("searchbox", { name: "Search apps" }),
    ).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { language: "it" },
  args: {
    label:
      "Indirizzo dell’informativa sulla privacy che le aziende leggono prima dell’installazione",
    required: true,
    defaultValue:
      "esempio.test/informative/privacy/trattamento-dei-dati-dei-collaboratori/2026/versione-definitiva",
    hint: "Deve essere raggiungibile senza accesso e restare valida finché l’applicazione è in vendita, anche dopo la pubblicazione di una nuova versione.",
    error:
      "Il collegamento non è valido: deve cominciare con https:// e indicare una pagina raggiungibile pubblicamente.",
  },
};

const sent = fn();

export const ByKeyboard: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
    within(canvasElement).getByRole("textbox").blur();
  },
};

/** The error appears only after the press that leaves the field, so that the pressed button does not move. */
export const LeftByPress: Story = {
  args: { label: "E-mail", defaultValue: "ada" },
  render: function LeftByPress(args) {
    const [left, setLeft] = useState(false);
    return (
      <div className="flex flex-col items-start gap-6">
        <TextField
          {...args}
          className="self-stretch"
          onBlur={() => setLeft(true)}
          {...(left && { error: "Enter an address such as ada@example.com." })}
        />
        <Button>Send</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    const button = canvas.getByRole("button");
    const { top } = button.getBoundingClientRect();
    field.focus();
    await fireEvent.pointerDown(button);
    button.focus();
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(button.getBoundingClientRect().top).toBe(top);
    await fireEvent.pointerUp(button);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an address/));
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(top);
    button.blur();
  },
};

/** When the focus leaves by keyboard, the error appears at once. */
export const LeftByKeyboard: Story = {
  ...LeftByPress,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter an address/);
    within(canvasElement).getByRole("button").blur();
  },
};
