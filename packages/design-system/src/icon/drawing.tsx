// Draws icons without a hook, so that they cost a page nothing but their shapes and a server can render them.
import type { ComponentProps, SVGElementType } from "react";

/** Shapes of a drawing on a 24 px grid: element and attributes. */
type Shapes = readonly (readonly [SVGElementType, Readonly<Record<string, string>>])[];

export type Drawing = ReturnType<typeof drawing>;

/** Draws `shapes` with a 2 px stroke in the text colour; 24 px large without a `className`; decorative without a name. */
export const drawing = (shapes: Shapes) =>
  function Drawing({ className = "size-6", ...rest }: ComponentProps<"svg">) {
    return (
      <svg
        aria-hidden={rest["aria-label"] === undefined || undefined}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
        className={className}
      >
        {shapes.map(([Shape, attributes]) => (
          <Shape key={Object.values(attributes).join()} {...attributes} />
        ))}
      </svg>
    );
  };
