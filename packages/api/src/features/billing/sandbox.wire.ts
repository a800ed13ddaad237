// The page of the sandbox, on which a payer answers instead of a provider: plain HTML in the reader's language.
import type { LanguageCode, MessageKey, PaymentStatus } from "@lanyard/contract";
import { say } from "../../platform/text/texts.ts";
import type { PaymentRow } from "./payment.store.ts";

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? "",
  );

// The page has its own style, because it is not part of the console and works without scripts: a badge, in the colours
// of the console.
const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; --line: light-dark(#e3ddd4, #37332e); --strong: light-dark(#8a847a, #837c72); --muted: light-dark(#5e5a53, #b3aca2); --ink: light-dark(#1c1a17, #f3efe9); --raised: light-dark(#ffffff, #1f1c19); --sunken: light-dark(#f2eee8, #100f0d); }
body { margin: 0; padding: 1rem; box-sizing: border-box; min-height: 100vh; display: grid; place-items: center; background: light-dark(#faf8f5, #161412); color: var(--ink); font-size: .875rem; }
main { position: relative; box-sizing: border-box; width: min(100%, 26rem); padding: 0 1.5rem 1.5rem; overflow: clip; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
main::before { content: ""; display: block; height: 3rem; margin: 0 -1.5rem 1.5rem; background: light-dark(#2f6bdb, #5f90ee); }
main::after { content: ""; position: absolute; top: 1.125rem; left: calc(50% - 2.5rem); width: 5rem; height: .75rem; border-radius: 999px; background: light-dark(#faf8f5, #161412); }
h1 { font-size: 1.25rem; font-weight: 600; letter-spacing: -.02em; line-height: 1.4; margin: 0 0 1rem; }
p { margin: 0 0 1.5rem; }
.sign { display: inline-block; margin: 0 0 .75rem; padding: .125rem .5rem; border-radius: 6px; background: light-dark(#fdf1d9, #362911); color: light-dark(#7d4f00, #f0c069); font-size: .75rem; font-weight: 500; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 0 0 1.5rem; padding: 1rem 0; border-block: 1px solid var(--line); font-variant-numeric: tabular-nums; }
dt { color: var(--muted); } dd { margin: 0; font-weight: 500; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .5rem; }
button, a { font: inherit; font-weight: 500; min-height: 2.5rem; padding: .25rem 1rem; border-radius: 8px; box-sizing: border-box; text-align: center; cursor: pointer; border: 1px solid var(--strong); background: none; color: inherit; text-decoration: none; display: grid; place-items: center; }
button:hover, a:hover { background: var(--sunken); }
button.pay { background: var(--ink); color: var(--raised); border-color: transparent; }
button.pay:hover { background: light-dark(#3a3630, #d9d3ca); }
form a { border-color: transparent; }
:focus-visible { outline: 2px solid light-dark(#1f4fd8, #9db8ff); outline-offset: 2px; }
`;

const page = (
  language: LanguageCode,
  title: string,
  body: string,
  sign?: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body><main>
${sign === undefined ? "" : `<p class="sign">${escaped(sign)}</p>\n`}<h1>${escaped(title)}</h1>
${body}
</main></body>
</html>
`;

const document = (language: LanguageCode, title: string, body: string): string =>
  page(language, title, body, say(language, "sandbox.sign"));

/**
 * Where a payment page in a window of its own leads to: it says that the window can be closed. The link is for somebody
 * who has joined the payment from the store itself.
 */
export const returnPage = (language: LanguageCode): string =>
  page(
    language,
    say(language, "payment.done_title"),
    `<p role="status">${escaped(say(language, "payment.done_text"))}</p><a href="../store">${escaped(say(language, "sandbox.back"))}</a>`,
  );

const settledTexts: Readonly<Record<Exclude<PaymentStatus, "pending">, MessageKey>> = {
  paid: "sandbox.paid",
  refused: "sandbox.refused",
  ended: "sandbox.ended",
};

interface SandboxView {
  readonly payment: PaymentRow;
  /** With their titles in the language. */
  readonly apps: readonly { readonly title: string; readonly cents: number }[];
  /** Whether the page's price is no longer the current one: nothing can be paid on it. */
  readonly changed: boolean;
  readonly company: string;
  /** The URL to which the page leads back. */
  readonly back: string;
  readonly language: LanguageCode;
}

/** The page of a payment: while pending, its details and the answers; afterwards, its result. */
export function sandboxPage({
  payment,
  apps,
  changed,
  company,
  back,
  language,
}: SandboxView): string {
  const t = (key: MessageKey, params = {}) => escaped(say(language, key, params));
  const { currency } = payment;
  const price = new Intl.NumberFormat(language, { style: "currency", currency });
  const amount = price.format(apps.reduce((sum, { cents }) => sum + cents, 0) / 100);
  const leave = (key: MessageKey) => `<a href="${escaped(back)}">${t(key)}</a>`;
  const answers =
    payment.status === "pending" && !changed
      ? `<p>${t("sandbox.text")}</p>
<form method="post">
<button class="pay" name="answer" value="pay">${t("sandbox.pay", { amount })}</button>
<button name="answer" value="refuse">${t("sandbox.refuse")}</button>
${leave("sandbox.leave")}
</form>`
      : `<p role="status">${t(payment.status === "pending" || (changed && payment.status === "ended") ? "sandbox.changed" : settledTexts[payment.status])}</p>${leave("sandbox.back")}`;
  const rows =
    apps.length === 1
      ? `<dt>${t("sandbox.product")}</dt><dd>${escaped(apps[0]?.title ?? "")}</dd>`
      : apps
          .map(
            ({ title, cents }) =>
              `<dt>${escaped(title)}</dt><dd>${escaped(price.format(cents / 100))}</dd>`,
          )
          .join("\n");
  return document(
    language,
    say(language, "sandbox.title"),
    `<dl>${rows}
<dt>${t("sandbox.company")}</dt><dd>${escaped(company)}</dd>
<dt>${t("sandbox.amount")}</dt><dd>${escaped(amount)}</dd></dl>
${answers}`,
  );
}

export const sandboxMissing = (language: LanguageCode): string =>
  document(
    language,
    say(language, "sandbox.title"),
    `<p>${escaped(say(language, "sandbox.missing"))}</p>`,
  );
