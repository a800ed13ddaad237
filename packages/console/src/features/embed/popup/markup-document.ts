// The document for a host's markup: the sanitised markup, the page's colours, and a CSP that allows no requests.
import { cleanMarkup } from "./clean-markup.ts";

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

export interface Look {
  readonly ink: string;
  readonly ground: string;
  readonly scheme: string;
  /** Language and direction of the page, as a frame inherits neither. */
  readonly language: string;
  readonly direction: string;
}

/** For a frame with `sandbox=""`. */
export const markupDocument = (
  markup: string,
  { ink, ground, scheme, language, direction }: Look,
) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<style>
:root { color-scheme: ${scheme}; }
body { margin: 0; padding: 16px; font: 14px/1.5 system-ui, sans-serif; color: ${ink}; background: ${ground}; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; }
table { border-collapse: collapse; }
:where(body > :first-child) { margin-top: 0; }
td, th { padding: 4px 8px; text-align: start; }
</style>
<body>${cleanMarkup(markup)}</body>`;
