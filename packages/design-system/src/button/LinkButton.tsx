// A link that looks like a button: it goes somewhere and keeps the browser's link behaviour.
import { cx } from "class-variance-authority";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { Slot } from "@radix-ui/react-slot";
import { buttonLook, iconSize, type ButtonIntent, type ButtonSize } from "./button-look.ts";

export interface LinkButtonProps extends Omit<ComponentProps<"a">, "children"> {
  /** A link without text: `<a href="/docs" />` or a router's `<Link to="/docs" />`. */
  link: ReactElement;
  /** How prominent the link is. */
  intent?: ButtonIntent;
  /** Height: 32, 40 or 48 px. */
  size?: ButtonSize;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Text of the link. */
  children: ReactNode;
}

export function LinkButton({
  link,
  intent = "secondary",
  size = "md",
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Slot
      {...rest}
      className={cx(buttonLook({ intent, size }), "no-underline", iconSize[size], className)}
      data-slot="link-button"
      data-variant={intent}
      data-size={size}
    >
      {cloneElement(
        link,
        {},
        <>
          {icon}
          {children}
        </>,
      )}
    </Slot>
  );
}
