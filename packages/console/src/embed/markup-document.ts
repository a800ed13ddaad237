// The document of somebody else's markup: what is left of it, in the page's look, and a policy that asks no server for anything.
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
  /** Of the page: a frame inherits neither. */
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
