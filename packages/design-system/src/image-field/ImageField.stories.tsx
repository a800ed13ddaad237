// ImageField as icon, avatar and banner, from the default picture to a removed one.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { UserRound } from "lucide-react";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { dragFiles, pictureFile, sampleFile } from "../file-drop/sample-files.ts";
import type { RejectionCode } from "../file-drop/useFilePicker.ts";
import { banner, brokenPicture, icon } from "../story-data/pictures.ts";
import { ImageField } from "./ImageField.tsx";
import { imageFieldShapes } from "./image-look.ts";

const refusals: Record<RejectionCode, string> = {
  "wrong-type": "This is not a picture. Choose a PNG or SVG file.",
  "too-large": "The picture is larger than 64 kB. Choose a smaller one.",
  "too-many": "Choose one picture only.",
};

const meta = {
  title: "Components/ImageField",
  component: ImageField,
  args: {
    label: "Icon",
    hint: "A square of at least 256 pixels, up to 64 kB.",
    accept: { "image/png": [".png"], "image/svg+xml": [".svg"] },
    maxBytes: 65_536,
    onValueChange: fn(),
    onRejected: fn(),
    labels: {
      choose: "Choose picture",
      replace: "Replace",
      remove: "Remove",
      undo: "Undo",
      discard: "Discard this choice",
      toBeRemoved: "Goes when you save",
      notSaved: "Not saved yet",
    },
  },
  render: function Render(args) {
    const [error, setError] = useState(args.error);
    return (
      <ImageField
        {...args}
        error={error}
        onValueChange={(value) => {
          if (value instanceof File) setError(undefined);
          args.onValueChange?.(value);
        }}
        onRejected={(code) => setError(refusals[code])}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: "A field for one picture, with a preview.",
      },
    },
  },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

const getState = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>("[data-slot=image-field]")?.dataset["state"];

export const DefaultPicture: Story = {
  args: { src: "" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
    const input = canvas.getByLabelText("Icon");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    const made = spyOn(URL, "createObjectURL");
    const revoked = spyOn(URL, "revokeObjectURL");
    const chosen = pictureFile("icon.svg", icon("blue"));
    await userEvent.upload(input, chosen);
    await waitFor(() => expect(getState(canvasElement)).toBe("new"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(chosen);
    const address: unknown = made.mock.results[0]?.value;
    await userEvent.click(canvas.getByRole("button", { name: "Discard this choice" }));
    await expect(getState(canvasElement)).toBe("default");
    // The preview's object URL is revoked.
    await expect(revoked).toHaveBeenCalledWith(address);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.upload(input, chosen);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(3));
    await userEvent.click(canvas.getByRole("button", { name: "Discard this choice" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("saved");
    input.blur();
    made.mockRestore();
    revoked.mockRestore();
  },
};

export const Existing: Story = {
  tags: ["hero", "large-text"],
  args: { src: icon("green") },
};

export const NewWithPreview: Story = {
  args: { src: icon("green"), defaultValue: pictureFile("icon.svg", icon("amber")) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")?.src).toMatch(/^blob:/u);
    await waitFor(() =>
      expect(canvasElement.querySelector("img")?.naturalWidth).toBeGreaterThan(0),
    );
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Not saved yet");
    // Without a removal there is nothing to undo.
    await expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull();
  },
};

export const ToBeRemoved: Story = {
  tags: ["dark", "forced"],
  args: { src: icon("green") },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Icon");
    const opened = fn();
    input.addEventListener("click", opened);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("removed");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("saved");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Goes when you save");
    canvas.getByRole("button", { name: "Undo" }).blur();
  },
};

export const BrokenPicture: Story = {
  args: { src: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(getState(canvasElement)).toBe("existing");
    await expect(within(canvasElement).getByRole("button", { name: "Remove" })).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ["dark"],
  args: { required: true, requiredLabel: "required", error: "Choose an icon." },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Icon");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^required Choose an icon\./u);
  },
};

export const WrongType: Story = {
  play: async ({ args, canvasElement }) => {
    const area = canvasElement.querySelector("[data-slot=image-field]");
    if (!area) throw new Error("There is no area to drop a picture on.");
    dragFiles("drop", area, [sampleFile("icon.zip", "application/zip")]);
    await within(canvasElement).findByText(/This is not a picture/u);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Icon");
    await userEvent.upload(input, sampleFile("icon.png", "image/png", 65_537));
    await within(canvasElement).findByText(/larger than 64 kB/u);
    input.blur();
  },
};

export const DragOver: Story = {
  args: { src: icon("green") },
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector("[data-slot=image-field]");
    if (!area) throw new Error("There is no area to drop a picture on.");
    dragFiles("dragenter", area, [sampleFile("icon.png", "image/png")]);
    await waitFor(() => expect(canvasElement.querySelector(".border-accent")).not.toBeNull());
  },
};

export const Shapes: Story = {
  tags: ["dark"],
  render: (args) => (
    <div className="grid gap-8">
      {imageFieldShapes.map((shape) => (
        <ImageField
          key={shape}
          {...args}
          label={{ square: "Icon", round: "Avatar", wide: "Banner" }[shape]}
          shape={shape}
          src={shape === "wide" ? banner("red") : icon("red")}
        />
      ))}
    </div>
  ),
};

export const DefaultShapes: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <ImageField
        {...args}
        label="Avatar"
        shape="round"
        fallback={<UserRound aria-hidden className="size-8" />}
      />
      <ImageField {...args} label="Banner" shape="wide" hint="1280 by 720 pixels." />
    </div>
  ),
};

export const Disabled: Story = {
  args: { src: icon("green"), disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Icon")).toBeDisabled();
    await expect(within(canvasElement).getByRole("button", { name: "Remove" })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { src: icon("green"), readOnly: true, hint: undefined, alt: "Icon of Shift planner" },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Icon" });
    await expect(within(group).getByRole("img", { name: "Icon of Shift planner" })).toBeVisible();
    await expect(within(group).queryByRole("button")).toBeNull();
  },
};

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { language: "fr" },
  args: {
    label: "Bannière affichée en haut de la carte et de la page de l’application",
    shape: "wide",
    src: banner("blue"),
    required: true,
    requiredLabel: "obligatoire",
    hint: "Une image de 1280 × 720 pixels au minimum, sans texte illisible une fois réduite.",
    labels: {
      ...meta.args.labels,
      replace: "Remplacer l’image",
      remove: "Supprimer l’image",
    },
    error: "L’image est trop petite : choisissez-en une d’au moins 1280 pixels de large.",
  },
};
