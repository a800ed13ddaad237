// The popups that a host opens: markup, pages, fetched markup, and content that cannot be shown.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import { HostOriginsContext } from "../host-origins.ts";
import { popupCloses, popupOpens, readPopup } from "./popup.ts";
import { PopupLayer } from "./PopupLayer.tsx";

/** The same server under its other name, which is another origin, like a host's. */
const host = location.origin.includes("localhost")
  ? location.origin.replace("localhost", "127.0.0.1")
  : location.origin.replace("127.0.0.1", "localhost");

const meta = {
  title: "Console/In a host/Popup",
  component: PopupLayer,
  decorators: [
    (Story) => (
      <HostOriginsContext value={{ host, allowed: [host, "https://host.example"] }}>
        <main className="min-h-120 p-6">
          <p>Il negozio dell’azienda.</p>
          <Story />
        </main>
      </HostOriginsContext>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen" },
  args: { line: { send: fn() }, shows: "inside" },
} satisfies Meta<typeof PopupLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = `<h2>Menù di oggi</h2>
<table><tr><th>Primo</th><td>Pasta al pomodoro</td></tr><tr><th>Secondo</th><td>Frittata</td></tr></table>
<p onclick="alert(1)">Servito <strong>dalle 12 alle 14</strong>.</p><script>alert(2)</script>`;

const asks = async (input: unknown) => {
  const popup = readPopup(input);
  await expect(popup).toBeDefined();
  // The layer subscribes once it has mounted.
  await waitFor(() => expect(popup && popupOpens.push(popup)).toBe(1));
  // The dialog's script is loaded with the first popup.
  return screen.findByRole("dialog");
};
const frameIn = async (dialog: HTMLElement) =>
  waitFor(async () => {
    const frame = dialog.querySelector("iframe");
    await expect(frame).not.toBeNull();
    return frame as HTMLIFrameElement;
  });

export const InlineMarkup: Story = {
  tags: ["dark", "phone", "forced"],
  play: async ({ args }) => {
    const dialog = await asks({ html: menu, title: "Mensa" });
    const frame = await frameIn(dialog);
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(frame.srcdoc).toContain("Pasta al pomodoro");
    await expect(frame.srcdoc).not.toMatch(/onclick|<script/);
    // A frame inherits neither language nor direction.
    await expect(frame.srcdoc).toContain('<html lang="it" dir="ltr">');
    await expect(args.line.send).toHaveBeenCalledWith({ type: "show.element", id: "backdrop" });
  },
};
/** Half of the window's height by default. */
export const EmbeddedPage: Story = {
  tags: ["phone"],
  play: async () => {
    const dialog = await asks({ page: "/host-pages/lunch.html", title: "Mensa" });
    const frame = await frameIn(dialog);
    await expect(frame.getBoundingClientRect().height).toBeCloseTo(innerHeight / 2, 0);
    await expect(frame.src).toBe(`${host}/host-pages/lunch.html`);
  },
};
export const EmbeddedPageOfAHeight: Story = {
  play: async () => {
    const dialog = await asks({ page: "/host-pages/lunch.html", height: 180, title: "Mensa" });
    await expect((await frameIn(dialog)).getBoundingClientRect().height).toBe(180);
  },
};
/** In a frame that is as high as its content, half of the window is half of the host's. */
export const EmbeddedPageInATallFrame: Story = {
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty("--host-height", "400px");
    return () => void style.removeProperty("--host-height");
  },
  play: async () => {
    const height = async (input: object) =>
      (
        await frameIn(await asks({ page: "/host-pages/lunch.html", ...input }))
      ).getBoundingClientRect().height;
    await expect(await height({ height: "99999px" })).toBe(320);
    await expect(await height({ title: "Mensa" })).toBe(200);
  },
};
export const FetchedMarkup: Story = {
  beforeEach: () => {
    const fetching = spyOn(globalThis, "fetch").mockImplementation(() =>
      Promise.resolve(new Response("<p>Oggi si mangia <b>fuori</b>.</p>")),
    );
    return () => fetching.mockRestore();
  },
  play: async () => {
    const dialog = await asks({ load: "https://host.example/menu", title: "Mensa" });
    await expect((await frameIn(dialog)).srcdoc).toContain("Oggi si mangia <b>fuori</b>.");
    await expect(window.fetch).toHaveBeenCalledWith(
      "https://host.example/menu",
      expect.objectContaining({ method: "GET", credentials: "omit" }),
    );
  },
};
export const FetchedMarkupDoesNotCome: Story = {
  beforeEach: () => {
    const fetching = spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    return () => fetching.mockRestore();
  },
  play: async () => {
    const dialog = await asks({ load: "https://host.example/menu" });
    const alert = await within(dialog).findByRole("alert");
    await expect(alert).toHaveTextContent("Il contenuto non si è caricato");
    const countRequests = () => (window.fetch as ReturnType<typeof fn>).mock.calls.length;
    const before = countRequests();
    await userEvent.click(within(dialog).getByRole("button", { name: "Riprova" }));
    await waitFor(() => expect(countRequests()).toBe(before + 1));
  },
};
export const RemoteAddress: Story = {
  play: async () => {
    const dialog = await asks({ url: `${host}/host-pages/lunch.html`, title: "Mensa" });
    await expect((await frameIn(dialog)).src).toBe(`${host}/host-pages/lunch.html`);
  },
};
export const ForeignAddress: Story = {
  tags: ["dark"],
  play: async () => {
    const dialog = await asks({ url: "https://elsewhere.example/menu" });
    await expect(within(dialog).getByRole("alert")).toHaveTextContent(
      "non può essere mostrato qui",
    );
    await expect(dialog.querySelector("iframe")).toBeNull();
    const link = within(dialog).getByRole("link", { name: "Apri in una scheda propria" });
    await expect(link).toHaveAttribute("href", "https://elsewhere.example/menu");
  },
};
export const MarkupOfScriptsAlone: Story = {
  play: async () => {
    const dialog = await asks({ html: "<script>alert(1)</script>" });
    await expect(dialog).toHaveTextContent("non ha niente da mostrare");
  },
};
export const ClosedByTheReader: Story = {
  play: async ({ args }) => {
    await asks({ html: menu });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.line.send).toHaveBeenCalledWith({ type: "popup.close", data: undefined });
    await expect(args.line.send).toHaveBeenCalledWith({ type: "hide.element", id: "backdrop" });
  },
};
export const ClosedByTheHost: Story = {
  play: async ({ args }) => {
    await asks({ html: menu });
    popupCloses.push({ answer: "enough" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.line.send).toHaveBeenCalledWith({ type: "popup.close", data: "enough" });
  },
};
/** A host with a small frame shows popups over its whole window. */
export const ShownByTheHost: Story = {
  args: { shows: "host" },
  play: async ({ args }) => {
    const popup = readPopup({ page: "/menu", title: "Mensa", size: "huge", callback: "closed" });
    await waitFor(() => expect(popup && popupOpens.push(popup)).toBe(1));
    await waitFor(() => expect(args.line.send).toHaveBeenCalled());
    await expect(args.line.send).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "popup.open",
        size: "normal",
        callback: "closed",
        html: expect.stringContaining("height:50vh"),
      }),
    );
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
