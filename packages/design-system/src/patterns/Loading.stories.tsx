// Loading: the page first, then outlines of what comes, a bar for what takes long, and only rarely the whole window.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { CardGrid } from "../card/CardGrid.tsx";
import { CardSkeleton } from "../card/CardSkeleton.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { ProgressBar } from "../loading/ProgressBar.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";

const meta = {
  title: "Patterns/Loading",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "What is known shows at once: the title, the frame, the filters. What is on its way has its outline (`CardSkeleton`, `Skeleton`, a loading `DataTable`), so that nothing jumps when it arrives. A button that was pressed is `busy` and keeps its place. What takes longer than a few seconds has a `ProgressBar` that says how far it is. The `LoadingOverlay` is for the rare task during which nothing else may be done; the `RouteProgress` for the next page.",
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
