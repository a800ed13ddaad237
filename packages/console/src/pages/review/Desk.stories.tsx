// The desk with an open build: free, mine, claimed by another, decided by another, deciding, restored, narrow and wide,
// in each language.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Claim } from "@lanyard/contract";
import { RequestedPermissions } from "../../features/review/desk/RequestedPermissions.tsx";
import { sayDuration } from "../../features/review/duration.ts";
import { DecisionPanel, type TooLate } from "../../features/review/decision/DecisionPanel.tsx";
import { ReviewDeskColumns, ReviewDeskFrame } from "../../features/review/desk/ReviewDeskFrame.tsx";
import { ReviewDeskHead } from "../../features/review/desk/ReviewDeskHead.tsx";
import { ReviewDeskTabs } from "../../features/review/desk/ReviewDeskTabs.tsx";
import { QueueFilters } from "../../features/review/queue/QueueFilters.tsx";
import { QueueList } from "../../features/review/queue/QueueList.tsx";
import { myClaim, sampleClaim, sampleQueue } from "../../features/review/queue/sample-queue.ts";
import { useDecided } from "../../features/review/decision/useDecided.ts";
import { useReason } from "../../features/review/decision/useReason.ts";
import { BackLink } from "../../components/page/BackLink.tsx";
import { TextLink } from "../../components/page/TextLink.tsx";
import { useReader } from "../../i18n/reader.ts";
import { storyFrame } from "../../story-frame.tsx";
import { ReviewedBuild } from "../../features/submission/detail/ReviewedBuild.tsx";
import { sampleChoices } from "../../features/submission/sample-detail.ts";
import { picturedDetail } from "../../features/submission/sample-pictures.ts";

interface DeskProps {
  readonly claim: Claim | null;
  readonly tooLate: TooLate | undefined;
  readonly busy: "approve" | "reject" | undefined;
  readonly notes?: ReactNode;
  /** A different id per story, because the input is kept by id. */
  readonly submissionId: number;
  readonly onClaim: () => void;
  readonly onRelease: () => void;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
  readonly onNext: () => void;
}

function Desk(props: DeskProps) {
  const { claim, tooLate, busy, notes, submissionId } = props;
  const { onClaim, onRelease, onApprove, onReject, onNext } = props;
  const detail = picturedDetail({ status: "waiting_for_review" });
  const reason = useReason({ userId: 9, submissionId });
  const [first] = sampleQueue();
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const language = useReader();
  return (
    <ReviewDeskFrame
      title={main("nav.review")}
      subtitle={t("queue.oldest", {
        waiting: t("queue.waiting", { count: 4 }),
        time: sayDuration(first!.waiting_seconds, language),
      })}
      isOpen
      filters={
        <QueueFilters
          view={{
            claim: undefined,
            first: undefined,
            entry: undefined,
            creator: "",
            build: undefined,
            tab: "build",
          }}
          onChange={fn()}
          menu={sampleChoices.menu}
          counts={{
            waiting: 4,
            free: 2,
            mine: 1,
            claimed: 2,
            oldest_at: null,
            oldest_seconds: null,
          }}
          findCreators={() => Promise.resolve([])}
        />
      }
      queue={
        <QueueList
          entries={[{ ...first!, claim }, ...sampleQueue().slice(1)]}
          open="31"
          getAddress={() => "#"}
          stale={false}
          error={undefined}
          onRetry={fn()}
          narrowed={false}
          onClear={fn()}
          more={undefined}
        />
      }
    >
      <ReviewDeskColumns
        back={<BackLink to="/dashboard/review">{t("queue.back")}</BackLink>}
        head={
          <ReviewDeskHead
            submission={detail.submission}
            waiting={tooLate ? undefined : first!.waiting_seconds}
            first={false}
            claim={tooLate ? undefined : claim}
            busy={false}
            onClaim={onClaim}
            onRelease={onRelease}
            onPrevious={undefined}
            onNext={onNext}
            focused={false}
            link={
              <TextLink to="/dashboard/products/12" standalone>
                {t("queue.product")}
              </TextLink>
            }
          />
        }
        build={
          <ReviewDeskTabs tab="build" onTab={fn()}>
            {() => (
              <ReviewedBuild
                detail={detail}
                permissions={sampleChoices.permissions}
                onDownload={() => Promise.reject(new Error("no server"))}
                asks={
                  <RequestedPermissions
                    ids={[1, 2]}
                    permissions={sampleChoices.permissions}
                    before={{ version: "2.0.0", ids: [1, 3] }}
                  />
                }
              />
            )}
          </ReviewDeskTabs>
        }
        decision={
          <DecisionPanel
            claim={claim}
            tooLate={tooLate}
            busy={busy}
            reason={reason}
            notes={notes}
            onApprove={onApprove}
            onReject={onReject}
          />
        }
      />
    </ReviewDeskFrame>
  );
}

const meta = {
  title: "Console/Review/Desk",
  component: Desk,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: {
    claim: null,
    tooLate: undefined,
    busy: undefined,
    submissionId: 31,
    onClaim: fn(),
    onRelease: fn(),
    onApprove: fn(),
    onReject: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const reasonField = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Motivo del rifiuto/ });

export const Free: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    await press("Prendi in carico");
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Build precedente" })).toBeDisabled();
    await press("Build successiva");
    await expect(args.onNext).toHaveBeenCalledOnce();
    await press("Approva");
    await expect(args.onApprove).toHaveBeenCalledOnce();
    const english = screen.getByRole("tab", { name: "English" });
    await userEvent.click(english);
    await expect(screen.getByText("Attendance")).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const Mine: Story = {
  args: { claim: myClaim(), submissionId: 32 },
  play: async ({ args }) => {
    await expect(screen.getByText(/La stai leggendo tu, fino alle/)).toBeVisible();
    await press("Rilascia");
    await expect(args.onRelease).toHaveBeenCalledOnce();
  },
};

export const ClaimedByAnother: Story = {
  tags: ["phone"],
  args: { claim: sampleClaim(), submissionId: 33 },
  play: async ({ args }) => {
    const panel = screen.getByRole("region", { name: "Decisione" });
    await expect(within(panel).getByText("La sta leggendo bruno")).toBeVisible();
    await expect(within(panel).queryByRole("button", { name: "Approva" })).toBeNull();
    await press("Decidi comunque");
    await press("Approva");
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

/** The notes scroll above the buttons, which stay in the window. */
export const NotesTallerThanTheWindow: Story = {
  globals: { viewport: { value: "wide" } },
  args: {
    claim: myClaim(),
    submissionId: 38,
    notes: <p className="h-240 text-sm">Osservazioni finora</p>,
  },
  play: async ({ args }) => {
    if (!matchMedia("(width >= 64rem) and (height >= 30rem)").matches) return;
    for (const name of ["Approva", "Rifiuta"]) {
      const { bottom } = screen.getByRole("button", { name }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
    await press("Rifiuta");
    await waitFor(() => expect(reasonField()).toHaveFocus());
    const { top } = reasonField().getBoundingClientRect();
    const buttons = screen.getByRole("button", { name: "Approva" }).getBoundingClientRect();
    await expect(top).toBeLessThan(buttons.top);
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const RejectingNeedsAReason: Story = {
  args: { claim: myClaim(), submissionId: 34 },
  play: async ({ args }) => {
    await press("Rifiuta");
    await expect(await screen.findByText("Scrivi il motivo del rifiuto.")).toBeVisible();
    await waitFor(() => expect(reasonField()).toHaveFocus());
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.type(reasonField(), "  L’icona non si legge.  ");
    await press("Rifiuta");
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith("L’icona non si legge."));
  },
};

/** Another administrator was slightly faster, so the click is refused. */
const DecidedMeanwhile: Story = {
  render: function Render(args) {
    const [tooLate, setTooLate] = useState<TooLate>();
    const refuse = () =>
      setTooLate({
        title: "bruno ha rifiutato la build",
        text: "14/11/2026 - 10:32:09\nL’icona non si legge a 32 pixel.",
      });
    return <Desk {...args} tooLate={tooLate} onApprove={refuse} />;
  },
};

export const DecidedByAnother: Story = {
  ...DecidedMeanwhile,
  tags: ["dark"],
  args: { submissionId: 35 },
  play: async () => {
    await userEvent.type(reasonField(), "Manca la descrizione del permesso.");
    await press("Approva");
    await expect(await screen.findByRole("alert")).toHaveTextContent("bruno ha rifiutato la build");
    await expect(screen.queryByRole("button", { name: "Rifiuta" })).toBeNull();
    await expect(reasonField()).toHaveValue("Manca la descrizione del permesso.");
    await expect(reasonField()).toHaveAttribute("readonly");
    await expect(screen.getByRole("button", { name: "Copia il motivo" })).toBeVisible();
  },
};

export const WhatWasKeptIsThrownAway: Story = {
  ...DecidedMeanwhile,
  args: { submissionId: 37 },
  play: async () => {
    await userEvent.type(reasonField(), "Manca la descrizione del permesso.");
    await press("Approva");
    await userEvent.click(await screen.findByRole("button", { name: "Scarta" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /Motivo/ })).toBeNull());
  },
};

export const Approving: Story = {
  args: { claim: myClaim(), busy: "approve", submissionId: 36 },
  play: async ({ args }) => {
    await press("Rifiuta");
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

function DeskWithUndo(props: DeskProps) {
  const decided = useDecided();
  return (
    <Desk
      {...props}
      onApprove={() =>
        decided({
          decision: "approve",
          build: { product_id: "14", submission_id: "40" },
          name: "Parcheggio 2.1.0",
        })
      }
    />
  );
}
/** The decision can be undone while the next build is open. */
export const UndoOffered: Story = {
  args: { submissionId: 39 },
  render: (args) => <DeskWithUndo {...args} />,
  play: async () => {
    await press("Approva");
    const undo = await screen.findByRole("button", { name: "Annulla" });
    await expect(undo).toBeVisible();
    // The toast stays while the pointer is over it.
    await userEvent.hover(undo);
  },
};
