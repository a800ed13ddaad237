// A blank card beside the existing ones, with the action that creates the next one.
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { AddIcon } from "../icon/icons.tsx";
import { BlankBadge } from "./BlankBadge.tsx";

export interface BlankCardProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the action creates, e.g. "New app"; the text of the button or link. */
  label: string;
  /** A sentence about what happens next. */
  text?: string;
  /** The button or link that creates it, without text: `<button type="button" onClick={…} />`. */
  action: ReactElement;
}

const actionClass =
  "cursor-pointer text-base font-semibold text-ink outline-none after:absolute after:-inset-0.5 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent";

export function BlankCard({ label, text, action, className, ...rest }: BlankCardProps) {
  return (
    <BlankBadge
      {...rest}
      data-slot="blank-card"
      className={cx(
        "group h-full transition-colors duration-fast hover:border-ink-muted hover:bg-surface-raised",
        className,
      )}
    >
      <div className="flex grow flex-col items-center justify-center gap-1 px-5 pt-4 pb-6 text-center">
        <span className="mb-2 flex size-10 items-center justify-center rounded-circle bg-surface-sunken text-ink-muted transition-colors duration-fast group-hover:bg-accent-soft group-hover:text-accent">
          <AddIcon size="md" />
        </span>
        <Slot className={actionClass}>{cloneElement(action, {}, label)}</Slot>
        {text !== undefined && <p className="text-sm text-balance text-ink-muted">{text}</p>}
      </div>
    </BlankBadge>
  );
}
