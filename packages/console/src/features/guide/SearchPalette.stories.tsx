// The guide's search: every chapter before typing, hits, no hits, loading, failed to load.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { chapters } from "./chapters.ts";
import { storyFrame } from "../../story-frame.tsx";
import words from "../../i18n/locales/it/guide.json" with { type: "json" };
import type { Passages } from "./passages.ts";
import SearchPalette from "./SearchPalette.tsx";

const passages: Passages = {
  start:
    "Per iniziare\nChiedi un account. Lo apre il supporto: scrivi chi sei e che cosa vuoi creare.",
  webhooks:
    "Webhook\nIndica un indirizzo webhook in una build e diremo al tuo server che cosa le succede: un POST di JSON.",
  "webhooks#verify":
    "Verificare la firma\nChiunque conosca il tuo indirizzo può chiamarlo: fidati solo di ciò che è firmato. Ogni prodotto ha un segreto.",
  errors:
    "Errori e limiti\nUna chiamata rifiutata risponde in JSON, nella lingua dell’intestazione Accept-Language.",
};

const meta = {
  title: "Console/Guide/Search",
  component: SearchPalette,
  decorators: [storyFrame],
  args: { open: true, onOpenChange: fn(), load: () => Promise.resolve(passages) },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "560px" } },
  },
} satisfies Meta<typeof SearchPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("combobox", { name: words.search });
/** Removes the focus, because a blinking caret would change the picture. */
const rest = async () => (await field()).blur();

export const EveryChapter: Story = {
  play: async () => {
    await field();
    await expect(await screen.findAllByRole("option")).toHaveLength(chapters.length);
    await rest();
  },
};

export const Found: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), "indirizzo");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
    await expect(screen.getAllByText("indirizzo", { selector: "mark" })).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await rest();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), "zebra");
    await waitFor(() => expect(screen.getAllByText(words.search_none)).toHaveLength(2));
    await rest();
  },
};

export const OnItsWay: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await field(), "firma");
    await expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
    await rest();
  },
};

export const NotLoaded: Story = {
  args: { load: fn(() => Promise.reject(new Error("offline"))) },
  play: async ({ args }) => {
    await userEvent.type(await field(), "firma");
    await userEvent.click(await screen.findByRole("button", { name: "Riprova" }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await expect(args.load).toHaveBeenLastCalledWith("it");
    await screen.findByRole("button", { name: "Riprova" });
    await rest();
  },
};
