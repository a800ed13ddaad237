// Loading: the page first, then placeholders, a progress bar for long tasks, and an overlay over the window only
// rarely.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { CardGrid } from "../card/CardGrid.tsx";
import { CardSkeleton } from "../card/CardSkeleton.tsx";
import { ProgressBar } from "../loading/ProgressBar.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Loading",
  parameters: {
    pattern: {
      do: [
        "Show the title, the frame and the filters before the data.",
        "Draw outlines in the shape of what comes.",
        "A pressed button is `busy` and keeps its place and width.",
        "After a few seconds say how far it is.",
      ],
      avoid: [
        "A spinner in the middle of an empty page.",
        "Outlines for less than a blink: what comes at once needs none.",
        "The `LoadingOverlay`, except where nothing else may be done meanwhile.",
        "Taking away what was there in order to load it again.",
      ],
      parts: [
        ["Components/CardSkeleton", "A card on its way."],
        ["Components/Skeleton", "Text, pictures, anything else on its way."],
        ["Components/DataTable", "`loading` draws its rows."],
        ["Components/ProgressBar", "How far, in words and as a bar."],
        ["Components/RouteProgress", "The next page is on its way."],
        ["Components/LoadingOverlay", "Rarely: the whole window waits."],
      ],
      access: [
        "Outlines are hidden; the region around them says `aria-busy`.",
        "A busy button says so and keeps the focus.",
        "A bar is read in percent, and not announced at every step.",
        "With reduced motion nothing pulses.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "What is known shows at once, what is on its way has its outline, and nothing jumps when it arrives.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AListOnItsWay: Story = {
  tags: ["dark", "phone"],
  render: () => (
    <div className="grid gap-6">
      <PageTitle title="Your apps" />
      <CardGrid label="Your apps" aria-busy>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </div>
  ),
};

export const ATaskUnderWay: Story = {
  tags: ["dark"],
  render: () => (
    <div className="grid max-w-md gap-6">
      <ProgressBar label="Uploading lunch-menu-2.4.0.zip" value={0.42} />
      <div>
        <Button intent="primary" busy busyLabel="Saving the build">
          Save build
        </Button>
      </div>
    </div>
  ),
};
