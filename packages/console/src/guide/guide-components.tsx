// What every chapter can write besides Markdown; tables, drawings and code are imported by the chapters that show them.
import type { MDXComponents } from "mdx/types";
import { useGuide } from "./guide-context.ts";
import { prose } from "./prose.tsx";
import { Sections } from "./Sections.tsx";

const Register = () => <div className="empty:hidden print:hidden">{useGuide().register}</div>;

export const guideComponents = { ...prose, Sections, Register } satisfies MDXComponents;
