// The build editor while files upload, and when somebody leaves with unsaved changes.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { CallFailure } from "../../../api/send.ts";
import { accessToken } from "../../../auth/storage.ts";
import { storyFrame } from "../../../story-frame.tsx";
import { BuildEditor } from "./BuildEditor.tsx";
import { newDraft, sampleChoices } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";
import type { BuildSave } from "../submission.queries.ts";

const detail = picturedDetail();

const meta = {
  title: "Console/Build editor/Files and leaving",
  component: BuildEditor,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: {
    detail,
    actor: { owner: true, admin: false },
    choices: sampleChoices,
    onSave: fn((_save: BuildSave) => Promise.resolve(detail)),
    onSaved: fn(),
    onRemove: fn(() => Promise.resolve()),
    onEndLicense: fn(() => Promise.resolve({ ok: true as const, builds: [] })),
    onDownload: fn(() => Promise.reject(new Error("no server"))),
  },
} satisfies Meta<typeof BuildEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const archive = new File([new Uint8Array(2_400_000)], "presenze-2.2.0.zip", {
  type: "application/zip",
});
const chooseArchive = async (canvasElement: HTMLElement, file = archive) => {
  const input = within(canvasElement).getByLabelText(/^Archivio della build/, {
    selector: "input",
  });
  await userEvent.upload(input, file, { applyAccept: false });
};
const save = () => screen.getByRole("button", { name: "Salva le modifiche" });

/** A save that uploads until it is cancelled, as on a slow connection. */
const slowSave = fn(
  ({ signal, onProgress }: BuildSave) =>
    new Promise<never>((_resolve, reject) => {
      onProgress?.(0.45);
      signal?.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
    }),
);

export const Uploading: Story = {
  args: { onSave: slowSave },
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    await chooseArchive(canvasElement);
    await waitFor(() => expect(screen.getByText("presenze-2.2.0.zip")).toBeVisible());
    await userEvent.click(save());
    await waitFor(() =>
      expect(screen.getByRole("progressbar", { name: "Caricamento dei file" })).toHaveAttribute(
        "value",
        "0.45",
      ),
    );
  },
};

export const UploadCancelled: Story = {
  args: { onSave: slowSave },
  play: async ({ canvasElement }) => {
    await chooseArchive(canvasElement);
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(save()).not.toHaveAttribute("aria-disabled", "true"));
    await waitFor(() => expect(save()).toHaveFocus());
    await expect(screen.getByText("presenze-2.2.0.zip")).toBeVisible();
  },
};

export const UploadFailedAndTriedAgain: Story = {
  args: {
    onSave: fn((_save: BuildSave) => Promise.reject(new CallFailure("Il server non risponde.", 0))),
  },
  tags: ["dark"],
  play: async ({ args, canvasElement }) => {
    await chooseArchive(canvasElement);
    await userEvent.click(save());
    await expect(await screen.findByText(/Le tue modifiche sono ancora qui/)).toBeVisible();
    await expect(screen.getByText("presenze-2.2.0.zip")).toBeVisible();
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await screen.findByText(/Le tue modifiche sono ancora qui/);
    await waitFor(() => expect(save()).toHaveFocus());
  },
};

export const FileOfAnotherType: Story = {
  play: async ({ canvasElement }) => {
    await chooseArchive(canvasElement, new File(["text"], "presenze.txt", { type: "text/plain" }));
    await expect(await screen.findByText("L’archivio deve essere un file ZIP.")).toBeVisible();
  },
};

export const FileTooLarge: Story = {
  play: async ({ canvasElement }) => {
    const huge = new File(["x"], "presenze.zip", { type: "application/zip" });
    Object.defineProperty(huge, "size", { value: 400 * 1024 * 1024 });
    await chooseArchive(canvasElement, huge);
    await expect(await screen.findByText(/L’archivio supera 150/)).toBeVisible();
  },
};

export const StoredFileToBeRemoved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Rimuovi presenze-2.1.0.zip" }));
    await expect(canvas.getByText(/verrà rimosso al salvataggio/)).toBeVisible();
    await expect(screen.getByRole("button", { name: /Invia in revisione/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Annulla la rimozione" }));
    await expect(canvas.getByText("presenze-2.1.0.zip")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Rimuovi presenze-2.1.0.zip" }));
  },
};

export const UnsavedChangesOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole("textbox", { name: /^Titolo/ }),
      " e turni",
    );
    await userEvent.click(screen.getByRole("link", { name: "Indietro" }));
    const question = await screen.findByRole("alertdialog", { name: "Vuoi uscire senza salvare?" });
    await userEvent.click(within(question).getByRole("button", { name: "Resta qui" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(within(canvasElement).getByRole("textbox", { name: /^Titolo/ })).toHaveValue(
      "Presenze e turni",
    );
    await userEvent.click(screen.getByRole("link", { name: "Indietro" }));
    await screen.findByRole("alertdialog");
  },
};

/** The session ends while the editor is open, e.g. from another tab; then the same user or another one signs in. */
export const KeptWhenTheSessionEnds: Story = {
  render: function Render(args) {
    const [userId, setUserId] = useState<number | undefined>(1);
    const go = (token: string | null, next: number | undefined) => () => {
      accessToken.set(token);
      setUserId(next);
    };
    return (
      <>
        <div className="flex gap-2 p-4" data-picture="ignore">
          <Button onClick={go(null, undefined)}>End the session</Button>
          <Button onClick={go("second", 1)}>Sign in again</Button>
          <Button onClick={go("third", 2)}>Sign in as another</Button>
        </div>
        {userId !== undefined && <BuildEditor key={userId} {...args} userId={userId} />}
      </>
    );
  },
  beforeEach: () => accessToken.set("first"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = () => canvas.getByRole("textbox", { name: /^Titolo/ });
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await userEvent.type(title(), " e turni");
    await chooseArchive(canvasElement);
    await press("End the session");
    await expect(canvas.queryByRole("form")).toBeNull();
    await press("Sign in as another");
    await expect(title()).toHaveValue("Presenze");
    await press("End the session");
    await press("Sign in again");
    await waitFor(() => expect(title()).toHaveValue("Presenze e turni"));
    await expect(canvas.getByText("presenze-2.2.0.zip")).toBeVisible();
    await expect(canvas.getByText("Modifiche non salvate")).toBeVisible();
  },
};

export const RemovingTheBuild: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Altre azioni" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rimuovi la build" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.dblClick(within(question).getByRole("button", { name: "Rimuovi la build" }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

export const RemovingTheLastBuild: Story = {
  args: { detail: newDraft() },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Altre azioni" }));
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Rimuovi la build e il prodotto" }),
    );
    await screen.findByRole("alertdialog");
    await expect(screen.getByText(/viene eliminato anche il prodotto/)).toBeVisible();
  },
};
