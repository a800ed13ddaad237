// Types of llms-text.mjs, for who reads it in TypeScript.
import type { Manifest } from "./manifest.d.mts";

/** The manifest as a text for language models. */
export function llmsText(manifest: Manifest): string;
