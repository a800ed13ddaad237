// Types of llms-text.mjs, for TypeScript importers.
import type { Manifest } from "./manifest.d.mts";

/** The manifest as a text for language models. */
export function llmsText(manifest: Manifest): string;
