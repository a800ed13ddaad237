// The landing page: visitor, signed in, unknown page, phone; and the badge at each of its stages.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { Landing } from "../features/landing/Landing.tsx";
import "../features/landing/landing.css";
import { StageBadge, stages } from "../features/landing/StageBadge.tsx";
import { storyFrame } from "../story-frame.tsx";
import { Footer } from "../components/page/Footer.tsx";
import { sampleSettings } from "../features/lookup/sample-settings.ts";

const meta = {
  title: "Console/Landing",
  component: Landing,
  decorators: [storyFrame],
  args: {
    docsUrl: "https://docs.example.com",
    signedIn: false,
    unknown: false,
    register: (
      <Button intent="primary" size="lg">
        Diventa creator
      </Button>
    ),
    registerAgain: <Button size="lg">Diventa creator</Button>,
    footer: <Footer settings={sampleSettings} />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ["dark", "forced", "large-text", "phone"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "/login");
    const foot = within(page.getByRole("contentinfo"));
    for (const [name, address] of [
      ["Documentazione", "/docs"],
      ["Termini di servizio", "/terms"],
      ["Privacy", "/privacy"],
      ["Richiedi una funzionalità", "/functionality"],
    ])
      await expect(foot.getByRole("link", { name: name! })).toHaveAttribute("href", address);
    // A page has one primary action.
    await expect(canvasElement.querySelectorAll("[data-variant=primary]")).toHaveLength(1);
  },
};
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvasElement }) =>
    expect(
      within(canvasElement).getByRole("link", { name: "Vai ai tuoi prodotti" }),
    ).toHaveAttribute("href", "/dashboard/products"),
};
export const UnknownPage: Story = {
  args: { unknown: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText(/non esiste/)).toBeVisible(),
};
export const Wide: Story = {
  globals: { viewport: { value: "wide" } },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InFrench: Story = { globals: { language: "fr" } };
export const InSpanish: Story = { globals: { language: "es" } };

/** With reduced motion the badge is on sale from the start, and each step shows its own badge. */
export const WithoutMotion: Story = {
  play: async ({ canvasElement }) => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const live = canvasElement.querySelector("[data-badge=live]")!;
    for (const [part, visibility] of [
      ["[data-in=sold]", "visible"],
      ["[data-typed]", "visible"],
      ["[data-out=sold]", "hidden"],
    ] as const)
      await expect(live.querySelector(part)).toHaveStyle({ visibility, opacity: "1" });
    await expect(canvasElement.querySelector("[data-badge=stamped]")).toBeVisible();
  },
};

/** What readers with reduced motion see above the steps. */
export const Stages: Story = {
  tags: ["dark", "phone"],
  render: () => (
    <div className="grid gap-6 p-6 sm:grid-cols-2 nav:grid-cols-4">
      {stages.map((stage) => (
        <div key={stage} className="overflow-clip pt-10">
          <StageBadge stage={stage} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const stamped = [...canvasElement.querySelectorAll("[data-in=stamped]")];
    await expect(stamped.map((stamp) => getComputedStyle(stamp).visibility)).toEqual([
      "hidden",
      "hidden",
      "visible",
      "visible",
    ]);
    const [, written, third, sold] = canvasElement.querySelectorAll("[data-badge]");
    await expect(written).toHaveTextContent("In revisione");
    await expect(within(third as HTMLElement).getAllByText("Approvata")).toHaveLength(2);
    await expect(sold).toHaveTextContent("In vendita");
  },
};
