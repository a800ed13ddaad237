// A link without text, as an application hands it to a component that fills it.
import { createElement, type ComponentProps, type ReactElement } from "react";

export const linkTo = (href: string, rest?: ComponentProps<"a">): ReactElement =>
  createElement("a", { href, ...rest });
