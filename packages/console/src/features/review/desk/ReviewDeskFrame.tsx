// The layout of the desk: title and filters on top, the queue on the left, the open build beside it, the decision on
// the right. A narrow page shows either the queue or the open build.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle, Skeleton } from "@lanyard/design-system";
import { PageBody } from "../../../components/page/PageBody.tsx";

interface ReviewDeskFrameProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Whether a build is open. */
  readonly isOpen: boolean;
  readonly filters: ReactNode;
  readonly queue: ReactNode;
  /** The open build, or its placeholder. */
  readonly children: ReactNode;
}

export function ReviewDeskFrame({
  title,
  subtitle,
  isOpen,
  filters,
  queue,
  children,
}: ReviewDeskFrameProps) {
  const hidden = isOpen ? "max-nav:hidden" : "";
  return (
    <PageBody className="gap-6 py-8">
      {/* A narrow page shows the build in place of the queue; the title stays for screen readers. */}
      <PageTitle title={title} subtitle={subtitle} className={isOpen ? "max-nav:sr-only" : ""} />
      <div className={hidden}>{filters}</div>
      <div className="grid items-start gap-x-8 gap-y-6 nav:grid-cols-[17rem_minmax(0,1fr)]">
        <div className={`min-w-0 ${hidden}`}>{queue}</div>
        {children}
      </div>
    </PageBody>
  );
}

interface ReviewDeskColumnsProps {
  /** Link back to the queue, for narrow pages where the queue is hidden. */
  readonly back: ReactNode;
  readonly head: ReactNode;
  readonly build: ReactNode;
  readonly decision: ReactNode;
}

export function ReviewDeskColumns({ back, head, build, decision }: ReviewDeskColumnsProps) {
  return (
    <div className="grid min-w-0 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="nav:hidden">{back}</div>
        {head}
        {build}
      </div>
      {/* The notes may be taller than the window; the decision scrolls them within this height, which leaves room for
          the top of the page as long as it is not scrolled away. */}
      <div className="flex min-w-0 flex-col lg:sticky lg:top-6 lg:max-h-[max(24rem,calc(100dvh-17rem))] short:static short:max-h-none">
        {decision}
      </div>
    </div>
  );
}

export function ReviewDeskSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")}>
      <ReviewDeskColumns
        back={
          <div className="flex h-7 items-center">
            <Skeleton className="w-40" />
          </div>
        }
        head={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-7! w-48" />
            <Skeleton className="w-4/5" />
            <Skeleton shape="block" className="h-8! w-32" />
          </div>
        }
        build={
          <div className="flex flex-col gap-6">
            <div className="flex h-10 items-center gap-6 border-b border-line">
              {["w-12", "w-20", "w-20", "w-24"].map((width, index) => (
                // A tab has no identity except its position.
                // oxlint-disable-next-line react/no-array-index-key
                <Skeleton key={index} className={width} />
              ))}
            </div>
            <Skeleton shape="block" className="aspect-16/10 h-auto!" />
            <Skeleton lines={5} />
          </div>
        }
        decision={
          <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface-raised p-5">
            <Skeleton className="h-5! w-24" />
            <Skeleton lines={8} />
            <Skeleton shape="block" className="h-10!" />
          </div>
        }
      />
    </div>
  );
}
