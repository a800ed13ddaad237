// FileDrop in every state of an upload, with accepted and rejected files.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";
import { dragFiles, sampleFile } from "./sample-files.ts";
import type { UploadItem } from "./upload-item.ts";
import type { RejectionCode } from "./useFilePicker.ts";

const archive = sampleFile("shift-planner-1.4.0.zip", "application/zip");
const picture = sampleFile("notes.png", "image/png");
const uploaded: UploadItem = {
  id: "1",
  name: "shift-planner-1.4.0.zip",
  size: "2.4 MB",
  state: "uploaded",
  href: "#download",
};
const refusals: Record<RejectionCode, string> = {
  "wrong-type": "This is not a zip file. Choose the archive of the build.",
  "too-large": "The file is larger than 1 kB. Leave out what the app does not need.",
  "too-many": "Choose one file only.",
};

const meta = {
  title: "Components/FileDrop",
  component: FileDrop,
  args: {
    label: "Build archive",
    hint: "A zip file of up to 1 kB.",
    accept: { "application/zip": [".zip"] },
    maxBytes: 1024,
    files: [],
    onFiles: fn(),
    onRejected: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
    labels: {
      choose: "Choose file",
      replace: "Replace file",
      drop: "or drop it here",
      dropNow: "Drop the file here",
      dropRefused: "Only zip files are taken",
      none: "No file",
      remove: "Remove",
      cancel: "Cancel",
      retry: "Retry",
      download: "Download",
      waiting: "Waiting",
      uploading: "Uploading",
      uploaded: "Uploaded",
      failed: "Failed",
    },
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: function Render(args) {
    const [error, setError] = useState(args.error);
    return (
      <FileDrop
        {...args}
        error={error}
        onRejected={(reasons) => {
          setError(reasons[0] && refusals[reasons[0].code]);
          args.onRejected?.(reasons);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: "Accepts files by selection or drag and drop, and shows the progress of each.",
      },
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const findZone = (canvasElement: HTMLElement) => {
  const zone = canvasElement.querySelector("[data-slot=file-drop]");
  if (!zone) throw new Error("There is no area to drop files on.");
  return zone;
};

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Build archive");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/A zip file.*Choose file\s*or drop it here/u);
    await userEvent.upload(input, archive);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
    // Choose the same file again, as after its removal.
    await userEvent.upload(input, archive);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(2));
    await expect(args.onRejected).not.toHaveBeenCalled();
    input.blur();
  },
};

export const Required: Story = {
  args: { required: true, requiredLabel: "required" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Build archive")).toHaveAccessibleDescription(
      /^required/u,
    );
  },
};

export const DragOver: Story = {
  tags: ["dark", "forced"],
  play: async ({ args, canvasElement }) => {
    const zone = findZone(canvasElement);
    dragFiles("dragenter", zone, [archive]);
    await within(canvasElement).findByText("Drop the file here");
    dragFiles("drop", zone, [archive]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
    await expect(zone).toHaveAttribute("data-state", "none");
    dragFiles("dragenter", zone, [archive]);
    await waitFor(() => expect(zone).toHaveAttribute("data-state", "accept"));
  },
};

export const DragOverOfWrongType: Story = {
  tags: ["dark", "forced"],
  play: async ({ canvasElement }) => {
    const zone = findZone(canvasElement);
    dragFiles("dragenter", zone, [picture]);
    await within(canvasElement).findByText("Only zip files are taken");
    dragFiles("dragleave", zone, [picture]);
    await within(canvasElement).findByText("or drop it here");
    dragFiles("dragenter", zone, [picture]);
    await waitFor(() => expect(zone).toHaveAttribute("data-state", "reject"));
  },
};

export const WrongType: Story = {
  play: async ({ args, canvasElement }) => {
    dragFiles("drop", findZone(canvasElement), [picture]);
    const input = within(canvasElement).getByLabelText("Build archive");
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(/This is not a zip file/u);
    await expect(args.onRejected).toHaveBeenCalledWith([{ file: picture, code: "wrong-type" }]);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Build archive");
    await userEvent.upload(input, sampleFile("everything.zip", "application/zip", 1025));
    const error = await within(canvasElement).findByText(/larger than 1 kB/u);
    await expect(error.closest("[aria-live=polite]")).not.toBeNull();
    await expect(args.onRejected).toHaveBeenCalledTimes(1);
    await expect(args.onFiles).not.toHaveBeenCalled();
    input.blur();
  },
};

export const TooMany: Story = {
  play: async ({ args, canvasElement }) => {
    dragFiles("drop", findZone(canvasElement), [archive, sampleFile("two.zip", "application/zip")]);
    await within(canvasElement).findByText("Choose one file only.");
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
};

export const Uploading: Story = {
  tags: ["forced"],
  args: { files: [{ ...uploaded, href: undefined, state: "uploading", progress: 0.42 }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole("progressbar", { name: "shift-planner-1.4.0.zip" });
    await expect(bar).toHaveAttribute("value", "0.42");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel shift-planner-1.4.0.zip" }));
    await expect(args.onCancel).toHaveBeenCalledWith("1");
    const input = canvas.getByLabelText("Build archive", { selector: "input" });
    await waitFor(() => expect(input).toHaveFocus());
    input.blur();
  },
};

export const Uploaded: Story = {
  tags: ["hero", "large-text", "rtl"],
  args: { files: [uploaded] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("link", { name: "Download shift-planner-1.4.0.zip" }),
    ).toHaveAttribute("href", "#download");
    await expect(canvas.getByText("Replace file")).toBeVisible();
    const input = canvas.getByLabelText("Build archive", { selector: "input" });
    const opened = fn();
    input.addEventListener("click", opened);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(opened).toHaveBeenCalledTimes(2);
    for (const stop of [canvas.getByRole("link"), canvas.getByRole("button")]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole("button", { name: "Remove shift-planner-1.4.0.zip" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
    await expect(args.onRemove).toHaveBeenLastCalledWith("1");
    await waitFor(() => expect(input).toHaveFocus());
    input.blur();
  },
};

export const Failed: Story = {
  args: {
    files: [
      {
        ...uploaded,
        href: undefined,
        state: "failed",
        error: "The connection broke off. Try again.",
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Retry shift-planner-1.4.0.zip" }));
    await expect(args.onRetry).toHaveBeenCalledWith("1");
    canvas.getByLabelText("Build archive", { selector: "input" }).blur();
  },
};

export const Several: Story = {
  tags: ["dark"],
  args: {
    label: "Files",
    hint: undefined,
    multiple: true,
    files: [
      uploaded,
      { id: "2", name: "schema.sql", size: "18 kB", state: "uploading", progress: 0.8 },
      { id: "3", name: "seed-data.sql", size: "1.1 MB", state: "waiting" },
      { id: "4", name: "old.zip", size: "9 MB", state: "failed", error: "The server is full." },
    ],
  },
  play: async ({ args, canvasElement }) => {
    dragFiles("drop", findZone(canvasElement), [archive, sampleFile("two.zip", "application/zip")]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
    await expect(args.onRejected).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  tags: ["dark"],
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const zone = findZone(canvasElement);
    dragFiles("dragenter", zone, [archive]);
    dragFiles("drop", zone, [archive]);
    await expect(within(canvasElement).getByLabelText("Build archive")).toBeDisabled();
    await expect(zone).toHaveAttribute("data-state", "none");
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, files: [uploaded], hint: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /^Download/u })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const ReadOnlyEmpty: Story = { args: { readOnly: true, hint: undefined } };

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { language: "it" },
  args: {
    label: "Archivio della versione da sottoporre a verifica, con tutti i file dell’applicazione",
    required: true,
    requiredLabel: "obbligatorio",
    hint: "Un file zip di al massimo 200 MB, con il manifesto nella cartella principale e senza file eseguibili.",
    labels: {
      ...meta.args.labels,
      choose: "Scegli un file da questo dispositivo",
      replace: "Sostituisci il file già caricato",
      drop: "oppure trascinalo in quest’area",
      uploading: "Caricamento in corso",
      failed: "Caricamento non riuscito",
    },
    files: [
      {
        id: "1",
        name: "pianificazione-dei-turni-e-delle-sostituzioni_versione-definitiva_2026-03-12_rev14.zip",
        size: "184,2 MB",
        state: "failed",
        error:
          "Il collegamento si è interrotto prima della fine del caricamento. Controlla la rete e riprova.",
      },
    ],
  },
};
