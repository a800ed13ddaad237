// The product's logo, alone or with the product's name.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Heights of the logo: 20, 28 and 40 px. */
export const logoSizes = ["sm", "md", "lg"] as const;
export type LogoSize = (typeof logoSizes)[number];

const look = cva("inline-flex items-center font-semibold tracking-tight", {
  variants: {
    size: {
      sm: "gap-2 text-sm",
      md: "gap-2 text-base",
      lg: "gap-3 text-xl",
    } satisfies Record<LogoSize, string>,
  },
});
const mark = cva("w-auto shrink-0", {
  variants: { size: { sm: "h-5", md: "h-7", lg: "h-10" } satisfies Record<LogoSize, string> },
});

export interface LogoProps extends ComponentProps<"span"> {
  /** Height of the logo: 20, 28 or 40 px. */
  size?: LogoSize;
  /** The product's name beside the logo; without it the logo is decorative. */
  name?: string;
}

export function Logo({ size = "md", name, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={cx(look({ size }), className)} data-slot="logo" data-size={size}>
      <svg viewBox="0 0 24 28" aria-hidden="true" className={mark({ size })}>
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
