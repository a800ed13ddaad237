// What the test host reads classes of, besides what the design system does.
import type { Config } from "tailwindcss";

export default { content: ["./src/**/*.tsx"] } satisfies Config;
