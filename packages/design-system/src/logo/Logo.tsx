// The product's mark: a badge with its band and slot, alone or with the product's name.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Heights of the mark: 20, 28 and 40 px. */
export const logoSizes = ["sm", "md", "lg"] as const;
export type LogoSize = (typeof logoSizes)[number];

const looks: Record<LogoSize, { mark: string; name: string }> = {
  sm: { mark: "h-5", name: "gap-2 text-sm" },
  md: { mark: "h-7", name: "gap-2 text-base" },
  lg: { mark: "h-10", name: "gap-3 text-xl" },
};

export interface LogoProps extends ComponentProps<"span"> {
  /** Height of the mark: 20, 28 or 40 px. */
  size?: "sm" | "md" | "lg";
  /** The product's name beside the mark. Without it the mark is decoration. */
  name?: string;
}

export function Logo({ size = "md", name, className, ...rest }: LogoProps) {
  const look = looks[size];
  return (
    <span
      {...rest}
      className={cx("inline-flex items-center font-semibold tracking-tight", look.name, className)}
      data-slot="logo"
      data-size={size}
    >
      <svg viewBox="0 0 24 28" aria-hidden="true" className={cx("w-auto shrink-0", look.mark)}>
        <path
          d="M2 10.5V6a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v4.5zM9 5a1.5 1.5 0 0 0 0 3h6a1.5 1.5 0 0 0 0-3z"
          fillRule="evenodd"
          className="fill-accent"
        />
        <rect
          x="2"
          y="2"
          width="20"
          height="24"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path
          d="M6.5 16h11M6.5 20.5h6"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </span>
  );
}
