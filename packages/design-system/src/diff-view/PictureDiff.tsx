// An old and a new picture, side by side or one over the other with a movable edge.
import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { FilePicture } from "../image-field/FilePicture.tsx";
import { useControllableState } from "../state/useControllableState.ts";

export const pictureDiffLayouts = ["side-by-side", "overlay"] as const;
export type PictureDiffLayout = (typeof pictureDiffLayouts)[number];

export interface DiffPicture {
  /** URL of the picture. */
  src?: string | undefined;
  /** A picture that is not uploaded yet, instead of `src`. */
  file?: File | undefined;
  /** Text alternative of the picture. */
  alt: string;
}

export interface PictureDiffTexts {
  /** Label of the old picture. */
  before: string;
  /** Label of the new picture. */
  after: string;
  /** Text in place of a missing picture, e.g. "No picture". */
  none: string;
  /** Name of the slider that moves the edge, e.g. "How much of the old picture shows". */
  edge: string;
}

export interface PictureDiffProps extends Omit<ComponentProps<"div">, "children"> {
  /** The old picture, undefined if there was none, or a list of old pictures. */
  before?: DiffPicture | readonly DiffPicture[] | undefined;
  /** The new picture, undefined if it was removed, or a list of new pictures. */
  after?: DiffPicture | readonly DiffPicture[] | undefined;
  /** Layout of two single pictures: next to each other (stacked on a phone), or the old one over the new one. */
  layout?: PictureDiffLayout;
  /** Share of the width covered by the old picture, in per cent; without it the slider keeps its own value. */
  edge?: number;
  /** The initial share in per cent, when the slider keeps its own value. */
  defaultEdge?: number;
  /** Called while the edge is moved. */
  onEdgeChange?: (edge: number) => void;
  /** Texts that the comparison shows or announces. */
  texts: PictureDiffTexts;
}

/** The single picture, undefined for none or for a list. */
const only = (pictures: PictureDiffProps["before"]): DiffPicture | undefined =>
  pictures && "alt" in pictures ? pictures : undefined;
const all = (pictures: PictureDiffProps["before"]): readonly DiffPicture[] =>
  pictures === undefined ? [] : "alt" in pictures ? [pictures] : pictures;

const frame = "overflow-hidden rounded-md border border-line bg-surface-sunken";

export function PictureDiff({
  before,
  after,
  layout: preferred = "side-by-side",
  edge: controlled,
  defaultEdge = 50,
  onEdgeChange,
  texts,
  className,
  ...rest
}: PictureDiffProps) {
  const [edge, setEdge] = useControllableState(controlled, defaultEdge, onEdgeChange);
  const [old, now] = [only(before), only(after)];
  const layout = old && now ? preferred : "side-by-side";
  const side = (pictures: readonly DiffPicture[], title: string) => (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-xs font-medium text-ink-muted">{title}</figcaption>
      {pictures.length > 0 ? (
        <div className={cx(pictures.length > 1 && "grid grid-cols-2 gap-2")}>
          {pictures.map((picture, index) => (
            <FilePicture
              // The index is the key, because a list may contain the same picture twice.
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
            // Set in a ref callback, because a strict Content-Security-Policy refuses style attributes in
            // server-rendered HTML.
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
