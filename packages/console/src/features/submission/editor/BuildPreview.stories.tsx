// The preview beside the editor's form, and the readiness of the build.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import { BuildEditor } from "./BuildEditor.tsx";
import { newDraft, sampleChoices } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";

const complete = picturedDetail({}, 6);

const meta = {
  title: "Console/Build editor/Badge",
  component: BuildEditor,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "wide" } },
  args: {
    detail: complete,
    actor: { owner: true, admin: false },
    choices: sampleChoices,
    onSave: fn(() => Promise.resolve(complete)),
    onSaved: fn(),
    onRemove: fn(() => Promise.resolve()),
    onEndLicense: fn(() => Promise.resolve({ ok: true as const, builds: [] })),
    onDownload: fn(() => Promise.reject(new Error("no server"))),
  },
} satisfies Meta<typeof BuildEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const badge = () => screen.getByRole("img", { name: /^Anteprima/ });

export const WrittenWhileTyping: Story = {
  args: { detail: newDraft() },
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Italiano" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Titolo/ }), "Turni");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Voce di menu/ }), "1");
    await userEvent.click(canvas.getByRole("checkbox", { name: "App gratuita" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Prezzo/ }), "8,9");
    await waitFor(() => expect(badge()).toHaveTextContent("TurniProduttività8,90"));
    await expect(badge()).toHaveAttribute("data-hue", "blue");
    await expect(canvas.getByText("3 di 9 pronti")).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const BannerDropsOntoIt: Story = {
  args: { detail: picturedDetail({ submission: { banner_url: "" } }) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/^Banner/, { selector: "input" });
    const drawn = await new Promise<Blob | null>((done) => {
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 300, 100);
      canvas.toBlob(done);
    });
    await userEvent.upload(input, new File([drawn!], "banner.png", { type: "image/png" }));
    await waitFor(() => expect(badge().querySelector("img")?.src ?? "").toMatch(/^blob:/));
    await expect(screen.getByText("9 di 9 pronti")).toBeVisible();
  },
};

export const AsPage: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("radio", { name: "Pagina" }));
    await expect(badge()).toHaveTextContent("Leggere le presenze");
    await expect(badge()).toHaveTextContent(/9,50.€ · Un anno/);
  },
};

export const InAnotherLanguage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByRole("radio", { name: "EN" }));
    await expect(badge()).toHaveTextContent("Attendance");
    await expect(within(canvasElement).getByRole("textbox", { name: /^Titolo/ })).toHaveValue(
      "Attendance",
    );
  },
};

export const InFourLanguages: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ["Español", "Français"])
      await userEvent.click(within(canvasElement).getByRole("checkbox", { name }));
    await userEvent.click(screen.getByRole("radio", { name: "FR" }));
    await expect(badge().querySelectorAll("[data-state=blank]")).toHaveLength(2);
  },
};

export const OneReady: Story = {
  args: { detail: newDraft() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "App gratuita" }));
    await expect(canvas.getByText("1 di 9 pronti")).toBeVisible();
  },
};

export const StripClosed: Story = {
  args: { detail: newDraft() },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(screen.getByText("Anteprima · 2 di 9 pronti")).toBeVisible();
    await expect(screen.queryByRole("img", { name: /^Anteprima/ })).toBeNull();
  },
};

export const StripOpen: Story = {
  globals: { viewport: { value: "phone" } },
  args: { detail: picturedDetail({ submission: { notes: "", icon_url: "" } }) },
  play: async () => {
    await userEvent.click(screen.getByText("Anteprima · 7 di 9 pronti"));
    await waitFor(() => expect(badge()).toBeVisible());
    await expect(screen.getByRole("button", { name: "Carica l’icona." })).toBeVisible();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async () => expect(badge()).toBeVisible(),
};
