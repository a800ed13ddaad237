// A state as the picture that its story is compared with, cropped to its content and in its original size. It links to
// the story.
import { cx } from "class-variance-authority";
import { Sun } from "lucide-react";
import type { ReactNode } from "react";
import { pictures } from "virtual:pictures";

export interface StatePictureProps {
  /** Id of the story. */
  id: string;
  /** What the picture shows. */
  name: string;
}

interface PictureProps extends StatePictureProps {
  /** Name of the picture's file, without extension. */
  picture: string;
  className: string;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Smallest scale, below which a picture is unreadable; a wider one scrolls. */
const smallest = 0.75;

/** Border and padding of a picture's frame, in px. */
const around = 34;

function Picture({ picture, id, name, className }: PictureProps) {
  const content = pictures[picture];
  if (!content) return null;
  const { left, top, right, bottom, width, ground } = content;
  const [shownWidth, shownHeight] = [right - left, bottom - top];
  return (
    <div
      className={cx(
        "max-h-120 min-h-20 overflow-auto rounded-lg border border-line p-4",
        className,
      )}
      style={{ background: ground }}
    >
      <a
        href={`./?path=/story/${id}`}
        target="_top"
        aria-label={name}
        className="relative m-auto block w-full shrink-0 overflow-hidden"
        style={{
          maxWidth: shownWidth,
          minWidth: shownWidth * smallest,
          aspectRatio: `${shownWidth} / ${shownHeight}`,
        }}
      >
        <img
          src={`pictures/${picture}.webp`}
          alt=""
          loading="lazy"
          className="absolute max-w-none"
          style={{
            width: percent(width, shownWidth),
            left: percent(-left, shownWidth),
            top: percent(-top, shownHeight),
          }}
        />
      </a>
    </div>
  );
}

export function StatePicture({ id, name }: StatePictureProps) {
  const content = pictures[id];
  const inDark = pictures[`${id}.dark`] !== undefined;
  return (
    <figure
      className="flex max-w-full min-w-48 grow flex-col gap-2"
      style={{ flexBasis: content && content.right - content.left + around }}
    >
      <Picture
        picture={id}
        id={id}
        name={name}
        className={cx("flex grow", inDark && "dark:hidden")}
      />
      {inDark && (
        <Picture picture={`${id}.dark`} id={id} name={name} className="hidden grow dark:flex" />
      )}
      <figcaption className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        <span className="first-letter:uppercase">{name}</span>
        {!inDark && (
          <span className="hidden items-center gap-1 whitespace-nowrap dark:inline-flex">
            <Sun aria-hidden="true" className="size-3" /> in light
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The pictures in rows, each as wide as it needs. */
export function StatePictures({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled flex flex-wrap gap-x-4 gap-y-6 pt-4">{children}</div>;
}
