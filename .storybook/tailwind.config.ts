// What the manual reads classes of besides what the console does.
import type { Config } from "tailwindcss";

export default {
  content: [
    "./**/*.{ts,tsx}",
    "../packages/*/src/**/*.{stories,manual}.{ts,tsx}",
    "../packages/design-system/src/{foundations,patterns,story-data}/**/*.{ts,tsx}",
  ],
} satisfies Config;
