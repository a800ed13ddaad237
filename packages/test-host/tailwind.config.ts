// The files in which Tailwind looks for the test host's own classes.
import type { Config } from "tailwindcss";

export default { content: ["./src/**/*.tsx"] } satisfies Config;
