// The components that every chapter can use besides Markdown; chapters import tables, diagrams and code themselves.
import type { MDXComponents } from "mdx/types";
import { useGuide } from "./guide-context.ts";
import { prose } from "./prose.tsx";
import { Sections } from "./Sections.tsx";

const Register = () => <div className="empty:hidden print:hidden">{useGuide().register}</div>;

export const guideComponents = { ...prose, Sections, Register } satisfies MDXComponents;
