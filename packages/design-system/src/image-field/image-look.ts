// Shapes, states and frame styles of ImageField.
import { cva } from "class-variance-authority";
import type { DragState } from "../file-drop/useFilePicker.ts";

export const imageFieldShapes = ["square", "round", "wide"] as const;
export type ImageFieldShape = (typeof imageFieldShapes)[number];
export type ImageFieldState = "default" | "existing" | "new" | "removed";

/** What happens to the picture on save: it stays, is removed, or is replaced by the file. */
export type ImageFieldValue = "saved" | "removed" | File;

export interface ImageFieldLabels {
  choose: string;
  replace: string;
  remove: string;
  undo: string;
  /** Button that discards a new picture that is not saved yet. */
  discard: string;
  /** Text saying that the picture will be removed on save. */
  toBeRemoved: string;
  /** Text saying that the picture is not saved yet. */
  notSaved?: string;
}

export const imageFrame = cva(
  "relative grid shrink-0 place-items-center overflow-hidden border text-ink-muted",
  {
    variants: {
      shape: {
        square: "size-24 rounded-lg",
        round: "size-24 rounded-circle",
        wide: "aspect-video w-80 max-w-full rounded-lg",
      } satisfies Record<ImageFieldShape, string>,
      drag: {
        none: "",
        accept: "border-accent outline-2 outline-accent",
        reject: "border-danger outline-2 outline-danger",
      } satisfies Record<DragState, string>,
      invalid: { true: "", false: "" },
      // An icon has rounded corners of its own, so a frame would show a second radius around them.
      bare: { true: "", false: "bg-surface-sunken" },
    },
    compoundVariants: [
      { drag: "none", invalid: false, bare: false, className: "border-line" },
      { drag: "none", invalid: false, bare: true, className: "border-transparent" },
      { drag: "none", invalid: true, className: "border-danger" },
    ],
  },
);
