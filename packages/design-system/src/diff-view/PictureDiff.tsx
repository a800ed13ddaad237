// An old picture and a new one: beside each other, or one over the other with an edge that moves.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { FilePicture } from "../image-field/FilePicture.tsx";
import { useOwnState } from "../own-state/useOwnState.ts";

export const pictureDiffLayouts = ["side-by-side", "overlay"] as const;
export type PictureDiffLayout = (typeof pictureDiffLayouts)[number];

export interface DiffPicture {
  /** Address of the picture. */
  src?: string | undefined;
  /** A picture that is not sent yet, in place of an address. */
  file?: File | undefined;
  /** What it shows. */
  alt: string;
}

export interface PictureDiffTexts {
  /** Name of the old picture. */
  before: string;
  /** Name of the new one. */
  after: string;
  /** Stands in for a picture that is not there, e.g. "No picture". */
  none: string;
  /** Name of the edge between the two, e.g. "How much of the old picture shows". */
  edge: string;
}

export interface PictureDiffProps extends Omit<ComponentProps<"div">, "children"> {
  /** The old picture, left out when there was none; a list of several stands beside the other list. */
  before?: DiffPicture | readonly DiffPicture[] | undefined;
  /** The new picture, left out when it is gone; or a list. */
  after?: DiffPicture | readonly DiffPicture[] | undefined;
  /** Beside each other, or the old one over the new one; on a phone below each other. */
  layout?: PictureDiffLayout;
  /** How much of the old picture lies over the new one, in per cent; without it the slider keeps its own. */
  edge?: number;
  /** The same at first, when the slider keeps its own. */
  defaultEdge?: number;
  /** Called while the edge is moved. */
  onEdgeChange?: (edge: number) => void;
  /** What is said and shown of the two. */
  texts: PictureDiffTexts;
}

/** One picture, or none, or a list as it is. */
const only = (pictures: PictureDiffProps["before"]): DiffPicture | undefined =>
  pictures && "alt" in pictures ? pictures : undefined;
const all = (pictures: PictureDiffProps["before"]): readonly DiffPicture[] =>
  pictures === undefined ? [] : "alt" in pictures ? [pictures] : pictures;

const frame = "overflow-hidden rounded-md border border-line bg-surface-sunken";

export function PictureDiff({
  before,
  after,
  layout: preferred = "side-by-side",
  edge: given,
  defaultEdge = 50,
  onEdgeChange,
  texts,
  className,
  ...rest
}: PictureDiffProps) {
  const [edge, setEdge] = useOwnState(given, defaultEdge, onEdgeChange);
  const [old, now] = [only(before), only(after)];
  const layout = old && now ? preferred : "side-by-side";
  const side = (pictures: readonly DiffPicture[], title: string) => (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-xs font-medium text-ink-muted">{title}</figcaption>
      {pictures.length > 0 ? (
        <div className={cx(pictures.length > 1 && "grid grid-cols-2 gap-2")}>
          {pictures.map((picture, index) => (
            <FilePicture
              // The same picture may stand twice in a list.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              {...picture}
              className={cx(frame, "block h-auto w-full")}
            />
          ))}
        </div>
      ) : (
        <p className="grid min-h-32 grow place-items-center rounded-md border border-dashed border-line-strong p-4 text-center text-ink-muted">
          {texts.none}
        </p>
      )}
    </figure>
  );
  return (
    <div
      {...rest}
      data-slot="picture-diff"
      data-variant={layout}
      className={cx("flex flex-col gap-3 text-sm text-ink", className)}
    >
      {layout === "overlay" && old && now ? (
        <div className="flex flex-col gap-3">
          <div
            className={cx(frame, "@container relative")}
            // By the browser alone: a strict policy refuses it in the HTML of a server.
            ref={(box) => {
              box?.style.setProperty("--ly-edge", `${edge}%`);
            }}
          >
            <FilePicture {...now} className="block h-auto w-full" />
            <div className="absolute inset-y-0 start-0 w-[var(--ly-edge,50%)] overflow-hidden border-e-2 border-accent bg-surface-sunken">
              <FilePicture {...old} className="block h-full w-[100cqi] max-w-none object-cover" />
            </div>
          </div>
          <div className="flex items-center gap-3 text-xs font-medium text-ink-muted">
            <span aria-hidden="true">{texts.before}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={edge}
              aria-label={texts.edge}
              className="h-6 min-w-0 grow cursor-ew-resize accent-accent"
              onChange={({ target }) => setEdge(target.valueAsNumber)}
            />
            <span aria-hidden="true">{texts.after}</span>
          </div>
        </div>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {side(all(before), texts.before)}
          {side(all(after), texts.after)}
        </div>
      )}
    </div>
  );
}
