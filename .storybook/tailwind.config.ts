// The files that only the manual takes Tailwind classes from, besides the console's.
import type { Config } from "tailwindcss";

export default {
  content: [
    "./**/*.{ts,tsx}",
    "../packages/*/src/**/*.{stories,manual}.{ts,tsx}",
    "../packages/design-system/src/{foundations,patterns,story-data}/**/*.{ts,tsx}",
  ],
} satisfies Config;
