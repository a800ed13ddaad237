// Overlapping avatars of several people; the last circle counts those who do not fit.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Avatar } from "./Avatar.tsx";

export interface AvatarGroupPerson {
  /** Unique in the group; used as the React key. */
  id: string;
  /** Name of the person, used as the picture's text alternative. */
  name: string;
  /** URL of the picture. */
  src?: string;
}

/** Diameters: 24 and 32 px. */
export const avatarGroupSizes = ["sm", "md"] as const;
export type AvatarGroupSize = (typeof avatarGroupSizes)[number];

const restLook = cva(
  "box-border flex items-center justify-center rounded-full border border-line bg-surface-sunken text-xs font-medium tabular-nums text-ink",
  {
    variants: {
      size: {
        sm: "h-6 min-w-6 px-1",
        md: "h-8 min-w-8 px-1.5",
      } satisfies Record<AvatarGroupSize, string>,
    },
  },
);

const ring = "rounded-full ring-2 ring-surface-page";

export interface AvatarGroupProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Accessible name of the list, e.g. "Reviewers". */
  label: string;
  /** The people, most important first. */
  people: readonly AvatarGroupPerson[];
  /** Maximum number of circles, including the one that counts the rest. */
  max?: number;
  /** Diameter: 24 or 32 px. */
  size?: AvatarGroupSize;
  /** Returns what screen readers hear for the people without a circle, e.g. "Ada and 2 others". */
  restLabel: (names: readonly string[]) => string;
}

export function AvatarGroup({
  label,
  people,
  max = 4,
  size = "md",
  restLabel,
  className,
  ...rest
}: AvatarGroupProps) {
  // The counting circle takes up one of the `max` places.
  const visible = people.length > max ? people.slice(0, max - 1) : people;
  const others = people.slice(visible.length).map(({ name }) => name);
  return (
    <ul
      aria-label={label}
      {...rest}
      data-slot="avatar-group"
      data-size={size}
      className={cx("flex items-center -space-x-2 ps-0", className)}
    >
      {visible.map(({ id, name, src }) => (
        <li key={id} className={cx("flex", ring)}>
          <Avatar name={name} size={size} {...(src !== undefined && { src })} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={cx("flex", ring)}>
          <span aria-hidden="true" className={restLook({ size })}>
            +{others.length}
          </span>
          <span className="sr-only">{restLabel(others)}</span>
        </li>
      )}
    </ul>
  );
}
