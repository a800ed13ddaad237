// A link without text, as an application passes it to a component that adds the text.
import { createElement, type ComponentProps, type ReactElement } from "react";

export const createLink = (href: string, rest?: ComponentProps<"a">): ReactElement =>
  createElement("a", { href, ...rest });
