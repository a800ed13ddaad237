// Type: the scale, weights and figures.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FoundationPage } from "./FoundationPage.tsx";

const meta = {
  title: "Foundations/Type",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "One self-hosted variable font, Inter, in seven sizes. 14 is for working views: forms, tables, buttons. 16 is for reading, 20 and 28 for headings, 40 and 60 for the landing page only, 12 for labels and hints. Weight 400 for text, 500 for controls, 600 for headings. Prices, dates and sizes use tabular figures.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const scale = [
  {
    name: "3xl",
    className: "text-3xl font-semibold tracking-tight",
    use: "Landing, wide",
    size: "60/64",
  },
  {
    name: "2xl",
    className: "text-2xl font-semibold tracking-tight",
    use: "Landing",
    size: "40/48",
  },
  {
    name: "xl",
    className: "text-xl font-semibold tracking-tight",
    use: "Page title",
    size: "28/36",
  },
  { name: "lg", className: "text-lg font-semibold", use: "Section", size: "20/28" },
  { name: "base", className: "text-base", use: "Reading", size: "16/24" },
  { name: "sm", className: "text-sm", use: "Work", size: "14/20" },
  { name: "xs", className: "text-xs", use: "Hints, labels", size: "12/16" },
] as const;

export const Scale: Story = {
  tags: ["phone"],
  render: () => (
    <ul className="divide-y divide-line">
      {scale.map(({ name, className, use, size }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4">
          <span className="w-40 text-xs text-ink-muted tabular-nums">
            {name} · {size} · {use}
          </span>
          <span className={`min-w-0 grow basis-64 text-ink ${className}`}>
            Publish an app for every badge
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText("Publish an app for every badge");
    await expect(getComputedStyle(first as Element).fontFamily).toContain("Inter Variable");
    // `fonts.ready` also resolves before the first font is requested, so load the font explicitly.
    const faces = await document.fonts.load('16px "Inter Variable"');
    await expect(faces.map(({ status }) => status)).toContain("loaded");
  },
};

export const Weights: Story = {
  render: () => (
    <div className="grid gap-3 text-lg text-ink">
      <p className="font-normal">400, text: Waiting for review since Monday</p>
      <p className="font-medium">500, controls: Save changes</p>
      <p className="font-semibold">600, headings: Release notes</p>
    </div>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <dl className="grid w-64 grid-cols-[1fr_auto] gap-y-2 text-sm text-ink">
      {["€ 1.11", "€ 40.99", "€ 7.48"].map((price) => (
        <div key={price} className="contents">
          <dt className="text-ink-muted">One month</dt>
          <dd className="text-end tabular-nums">{price}</dd>
        </div>
      ))}
    </dl>
  ),
};
