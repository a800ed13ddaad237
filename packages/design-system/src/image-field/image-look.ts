// Shapes and states of ImageField, and how its frame looks in them.
import { cva } from "class-variance-authority";
import type { DragState } from "../file-drop/useFilePicker.ts";

export const imageFieldShapes = ["square", "round", "wide"] as const;
export type ImageFieldShape = (typeof imageFieldShapes)[number];
export type ImageFieldState = "default" | "existing" | "new" | "removed";

/** What becomes of the picture: it stays as saved, a file takes its place, or it goes. */
export type ImageFieldValue = "saved" | "removed" | File;

export interface ImageFieldLabels {
  choose: string;
  replace: string;
  remove: string;
  undo: string;
  /** Takes back the choice of a picture that is not saved yet. */
  discard: string;
  /** Says that the picture goes when the form is saved. */
  toBeRemoved: string;
  /** Says that the picture is not saved yet. */
  notSaved?: string;
}

export const imageFrame = cva(
  "relative grid shrink-0 place-items-center overflow-hidden border text-ink-muted",
  {
    variants: {
      shape: {
        square: "size-24 rounded-lg",
        round: "size-24 rounded-full",
        wide: "aspect-video w-80 max-w-full rounded-lg",
      } satisfies Record<ImageFieldShape, string>,
      drag: {
        none: "",
        accept: "border-accent outline-2 outline-accent",
        reject: "border-danger outline-2 outline-danger",
      } satisfies Record<DragState, string>,
      invalid: { true: "", false: "" },
      // An icon has corners of its own: a frame would show a second radius around them.
      bare: { true: "", false: "bg-surface-sunken" },
    },
    compoundVariants: [
      { drag: "none", invalid: false, bare: false, className: "border-line" },
      { drag: "none", invalid: false, bare: true, className: "border-transparent" },
      { drag: "none", invalid: true, className: "border-danger" },
    ],
  },
);
