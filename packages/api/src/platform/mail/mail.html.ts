// Converts the text of a mail to HTML: paragraphs, and links in paragraphs of their own.
import type { LanguageCode } from "@lanyard/contract";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const isLink = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

function paragraph(text: string): string {
  const inner = isLink(text)
    ? `<a href="${escape(text)}" style="color:#1f4fd8">${escape(text)}</a>`
    : escape(text).replaceAll("\n", "<br>");
  return `<p style="margin:0 0 16px">${inner}</p>`;
}

/** A complete page that loads nothing. `text` is not trusted and is escaped. */
export const toHtml = (language: LanguageCode, title: string, text: string): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f5;color:#1c1a17;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3ddd4;border-radius:12px">
${text
  .trim()
  .split(/\n{2,}/)
  .map(paragraph)
  .join("\n")}
</div>
</body>
</html>
`;
