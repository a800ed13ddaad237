// A state as the picture that its story is compared with; it leads to the story.
import { cx } from "class-variance-authority";
import { useState } from "react";
import { darkPictures } from "virtual:manual";
import { isInCorner } from "./picture-content.ts";

export interface StatePictureProps {
  /** Of the story. */
  id: string;
  /** What it shows. */
  name: string;
}

const dark = new Set(darkPictures);

/** As large as it is where the place is enough for what there is to see, and otherwise as a whole. */
function Picture({ name, className }: { name: string; className?: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <img
      src={`pictures/${name}.webp`}
      alt=""
      loading="lazy"
      onLoad={({ currentTarget: image }) =>
        setWhole(image.naturalHeight > 224 && !isInCorner(image, 480, 224))
      }
      className={cx(whole ? "h-56 w-full object-contain object-top" : "max-w-none", className)}
    />
  );
}

export function StatePicture({ id, name }: StatePictureProps) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <a
        href={`./?path=/story/${id}`}
        target="_top"
        aria-label={name}
        className="block max-h-56 min-h-14 overflow-hidden rounded-lg border border-line bg-surface-page hover:border-line-strong"
      >
        <Picture name={id} className={cx(dark.has(id) && "dark:hidden")} />
        {dark.has(id) && <Picture name={`${id}.dark`} className="hidden dark:block" />}
      </a>
      <figcaption className="text-xs text-ink-muted first-letter:uppercase">{name}</figcaption>
    </figure>
  );
}
