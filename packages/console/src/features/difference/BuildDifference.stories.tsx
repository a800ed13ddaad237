// What changes with a build: everything in each language, nothing, an open file, loading, failed, unreadable.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { BuildDifference } from "./BuildDifference.tsx";
import { newBuild, oldBuild } from "./sample-builds.ts";
import { bothContents, oldContents, readSample } from "./sample-difference.ts";

const permissions = [
  { id: 1, label: "Leggere il profilo" },
  { id: 2, label: "Leggere le presenze" },
  { id: 3, label: "Inviare notifiche" },
];
const meta = {
  title: "Console/Review/Difference",
  component: BuildDifference,
  decorators: [(Story) => <div className="mx-auto max-w-3xl p-6">{Story()}</div>, storyFrame],
  parameters: { layout: "fullscreen" },
  args: {
    detail: newBuild,
    base: oldBuild,
    baseStatus: "ready_for_sale",
    permissions,
    contents: bothContents,
    textComponent: ({ text }: { readonly text: string }) => <bdi>{text}</bdi>,
    onRead: fn(readSample),
    level: 2,
  },
} satisfies Meta<typeof BuildDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const NothingChanges: Story = {
  args: { detail: { ...oldBuild, submission: { ...oldBuild.submission, submission_id: 31 } } },
  play: async () => {
    await expect(screen.getByText("Non cambia nulla")).toBeVisible();
    await expect(screen.queryByRole("navigation")).toBeNull();
  },
};

export const AFileIsRead: Story = {
  tags: ["dark", "phone"],
  args: { detail: { ...oldBuild, submission: { ...oldBuild.submission, source_code_url: "/3" } } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "app.json" }));
    await expect(await screen.findByText('"permissions": ["profile", "presence"]')).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledWith("before", "app.json");
    await waitFor(() => expect(screen.getByRole("heading", { name: "app.json" })).toHaveFocus());
    // The next file is new; the one after it is not text and is skipped.
    await userEvent.click(screen.getByRole("button", { name: "File successivo" }));
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "assets/month.svg" })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole("button", { name: "Chiudi il file" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "month.svg" })).toHaveFocus());
    await expect(screen.queryByRole("button", { name: "logo.png" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "app.json" }));
    await expect(await screen.findByText('"permissions": ["profile", "presence"]')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

export const FilesOnTheirWay: Story = {
  args: {
    detail: { ...oldBuild, submission: { ...oldBuild.submission, source_code_url: "/3" } },
    contents: { ...bothContents, after: undefined },
  },
};

export const FilesFailed: Story = {
  args: {
    detail: { ...oldBuild, submission: { ...oldBuild.submission, source_code_url: "/3" } },
    contents: {
      ...bothContents,
      after: undefined,
      failure: new Error("Il server non risponde."),
      onRetry: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
    await expect(args.contents.onRetry).toHaveBeenCalledOnce();
  },
};

export const AnArchiveThatCannotBeRead: Story = {
  args: {
    detail: { ...oldBuild, submission: { ...oldBuild.submission, source_code_url: "/3" } },
    contents: { ...bothContents, before: { ...oldContents, files: undefined } },
  },
  play: async () => {
    await expect(screen.getByText(/L’archivio della versione 2.0.0 non si può/)).toBeVisible();
  },
};
