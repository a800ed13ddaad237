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
        "Show the title, the frame and the filters before the data arrives.",
        "Show placeholders in the shape of the content.",
        "Make a pressed button `busy`; it keeps its position and width.",
        "Show the progress after a few seconds.",
      ],
      avoid: [
        "A spinner in the middle of an empty page.",
        "Placeholders for content that loads almost instantly.",
        "The `LoadingOverlay`, unless nothing else is possible meanwhile.",
        "Removing existing content in order to reload it.",
      ],
      parts: [
        ["Components/CardSkeleton", "A card that is loading."],
        ["Components/Skeleton", "Text, pictures or other content that is loading."],
        ["Components/DataTable", "`loading` shows placeholder rows."],
        ["Components/ProgressBar", "The progress as a text and a bar."],
        ["Components/RouteProgress", "The next page is loading."],
        ["Components/LoadingOverlay", "Rarely: blocks the whole window."],
      ],
      access: [
        "Placeholders are hidden; the region around them has `aria-busy`.",
        "A busy button is announced as busy and keeps the focus.",
        "A progress bar is read as a percentage; changes are not announced.",
        "With reduced motion, nothing pulses.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "Known content shows immediately, loading content has placeholders, and the layout does not shift.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AListOnItsWay: Story = {
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
