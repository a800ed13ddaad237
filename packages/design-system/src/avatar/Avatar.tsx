// A person's picture, replaced by their initials when it is missing or broken, or by a figure when there is no name.
import { cva, cx } from "class-variance-authority";
import { useState, type ComponentProps } from "react";

/** Diameters: 24, 32 and 96 px. */
export const avatarSizes = ["sm", "md", "lg"] as const;
export type AvatarSize = (typeof avatarSizes)[number];

const look = cva(
  "inline-block shrink-0 overflow-hidden rounded-circle border border-line bg-surface-sunken",
  {
    variants: {
      size: { sm: "size-6", md: "size-8", lg: "size-24" } satisfies Record<AvatarSize, string>,
    },
  },
);

export interface AvatarProps extends ComponentProps<"span"> {
  /** URL of the picture; without one, or when it fails to load, the initials show. */
  src?: string;
  /**
   * Name of the person, used as the picture's text alternative; leave it empty where the name is shown beside the
   * picture.
   */
  name: string;
  /** Diameter: 24, 32 or 96 px. */
  size?: AvatarSize;
}

export function Avatar({ src, name, size = "md", className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = src !== undefined && src !== "" && src !== broken;
  return (
    <span
      {...rest}
      className={cx(look({ size }), className)}
      data-slot="avatar"
      data-size={size}
      data-state={hasPicture ? "own" : "default"}
    >
      {hasPicture ? (
        <img
          src={src}
          alt={name}
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <DefaultPicture name={name} />
      )}
    </span>
  );
}

/** The first letters of the first and the last word of a name. */
function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => String.fromCodePoint(word!.codePointAt(0)!).toUpperCase()).join("");
}

function DefaultPicture({ name }: { name: string }) {
  const initials = getInitials(name);
  const alternative = name
    ? ({ role: "img", "aria-label": name } as const)
    : ({ "aria-hidden": true } as const);
  if (initials)
    return (
      // The initials are a pseudo-element because they stand for a picture: as text, they would become part of the
      // visible label of a button around the avatar. Sized by the circle, not by the page's font size.
      <span
        {...alternative}
        data-initials={initials}
        className="@container grid size-full place-items-center font-semibold text-ink-muted before:text-[40cqw] before:leading-none before:content-[attr(data-initials)]"
      />
    );
  return (
    <svg viewBox="0 0 32 32" className="size-full text-ink-muted" {...alternative}>
      <circle cx="16" cy="12.5" r="5" fill="currentColor" />
      <path d="M5.5 29a10.5 10.5 0 0 1 21 0v3h-21z" fill="currentColor" />
    </svg>
  );
}
