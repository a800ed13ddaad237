// A spinning ring for work in progress, still under reduced motion. Decorative: the text beside it must say the same.
import { cx } from "class-variance-authority";

export interface SpinnerProps {
  /** Classes for size and position; the colour is the text colour. */
  className?: string;
}

export function Spinner({ className }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cx("size-4 animate-spin motion-reduce:animate-none", className)}
      data-slot="spinner"
    >
      <circle
        cx="8"
        cy="8"
        r="6.5"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2"
      />
      <path
        d="M8 1.5A6.5 6.5 0 0 1 14.5 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
