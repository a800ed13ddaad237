// Keys and tokens that were left in a text: one kind per row. Each has a short text that its secrets contain (`near`),
// so that most texts are not searched further, and a pattern that cannot take long.
import type { Finding } from "@lanyard/contract";
import { createFinding, type Place } from "./finding.rules.ts";
import { findInText, type Match } from "./search.rules.ts";

interface Pattern {
  readonly near: string;
  readonly fits: RegExp;
}
interface Token extends Pattern {
  /** The name of the service that issued the token. */
  readonly service: string;
}

/** Tokens whose format identifies the service. */
export const tokens: readonly Token[] = [
  { service: "AWS", near: "AKIA", fits: /\bAKIA[A-Z2-7]{16}\b/g },
  { service: "AWS", near: "ASIA", fits: /\bASIA[A-Z2-7]{16}\b/g },
  { service: "GitHub", near: "gh", fits: /\bgh[pousr]_[A-Za-z0-9]{36}\b/g },
  { service: "GitHub", near: "github_pat_", fits: /\bgithub_pat_[A-Za-z0-9_]{60,90}\b/g },
  { service: "GitLab", near: "glpat-", fits: /\bglpat-[\w-]{20,40}\b/g },
  { service: "Slack", near: "xox", fits: /\bxox[abprs]-[A-Za-z0-9-]{20,120}\b/g },
  {
    service: "Slack",
    near: "hooks.slack.com",
    fits: /\bhooks\.slack\.com\/services\/T\w{6,12}\/B\w{6,12}\/\w{20,30}\b/g,
  },
  { service: "Stripe", near: "k_live_", fits: /\b[rs]k_live_[A-Za-z0-9]{20,120}\b/g },
  { service: "SendGrid", near: "SG.", fits: /\bSG\.[\w-]{20,24}\.[\w-]{40,46}\b/g },
  { service: "npm", near: "npm_", fits: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { service: "PyPI", near: "pypi-", fits: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,400}\b/g },
  { service: "OpenAI", near: "sk-proj-", fits: /\bsk-proj-[\w-]{40,200}\b/g },
  { service: "Anthropic", near: "sk-ant-", fits: /\bsk-ant-[\w-]{40,200}\b/g },
  { service: "Hugging Face", near: "hf_", fits: /\bhf_[A-Za-z0-9]{34}\b/g },
  { service: "Telegram", near: ":AA", fits: /\b\d{8,10}:AA[\w-]{33}\b/g },
  { service: "Shopify", near: "shp", fits: /\bshp(?:at|ca|pa|ss)_[a-f0-9]{32}\b/g },
  { service: "DigitalOcean", near: "do", fits: /\bdo[oprt]_v1_[a-f0-9]{64}\b/g },
  { service: "Azure", near: "AccountKey=", fits: /\bAccountKey=[A-Za-z0-9+/]{86}==/g },
  { service: "Google", near: "GOCSPX-", fits: /\bGOCSPX-[\w-]{28}\b/g },
  { service: "Google", near: "ya29.", fits: /\bya29\.[\w-]{60,400}\b/g },
  { service: "Standard Webhooks", near: "whsec_", fits: /\bwhsec_[A-Za-z0-9+/]{32,88}={0,2}/g },
];

/** The header of a key with some of the key itself, because documentation often shows the header alone. A short one is
 * a key when its end follows. */
const privateKey: Pattern = {
  near: "PRIVATE KEY",
  fits: /-----BEGIN (?:[A-Z0-9]{1,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr]){1,8}(?:[A-Za-z0-9+/=:,\- ]{20}|[A-Za-z0-9+/=]{4,20}(?:\s|\\[nr]){1,8}-----END )/g,
};

/** A URL with a username and a password. */
const withPassword: Pattern = {
  near: "://",
  fits: /\b[a-z][a-z0-9+]{1,20}:\/\/([^\s:/@"'`<>{}$%]{1,60}):([^\s:/@"'`<>{}$%]{3,100})@[\w.-]{3,200}/gi,
};

/** A value with a name that says that it is secret. */
const secretAssignment =
  /\b([\w-]{0,40}(?:passw(?:or)?d|secret|api[_-]?key|access[_-]?token|auth[_-]?token|private[_-]?key)[\w-]{0,20})(?:["'][ \t]{0,5},|["']?[ \t]{0,5}(?:=>|[:=]))[ \t]{0,5}["'`]([^"'`\s\\]{12,200})["'`]/gi;
/** The same in a settings file, where a line is a name and a value without quotes. */
const assigned =
  /^(?:export )?([A-Z0-9_]{0,40}(?:PASSW(?:OR)?D|SECRET|API_?KEY|ACCESS_?(?:TOKEN|KEY)|AUTH_?TOKEN|PRIVATE_?KEY)[A-Z0-9_]{0,20})[ \t]{0,5}=[ \t]{0,5}([^\s"'`#]{12,200})[ \t\r]{0,5}$/gim;
/** Names that end in this describe a secret and do not contain one. */
const aboutSecret =
  /(?:id|url|uri|path|name|label|hint|help|text|title|message|pattern|regexp?|field|question|placeholder|policy|reset)$/i;
const secretName = /passw|secret|api[_-]?key|token|private/i;

/** Placeholders instead of a real value. */
const placeholder =
  /example|sample|change.?me|placeholder|dummy|redacted|your[_-]|xxxx|\*\*\*|\.\.\.|^<|^\{|^\$/i;

/** Passwords of examples and of local development databases. */
const everybodys = /^(?:pass(?:w(?:or)?d)?|pwd|token|secret|guest|user|admin|root|test)$/i;

/** Entropy in bits per character: words have about three, keys four and more. */
export function measureEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values())
    bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Whether the text has as many different characters as a key; repeated ones only show the format of a key. */
const isRandom = (text: string, least: number): boolean =>
  measureEntropy(text) >= least && !placeholder.test(text);
/** Whether at least half of the text is words, as in the names of texts, in paths, and in sentences. */
const isWordy = (text: string): boolean =>
  (text.match(/[A-Z]?[a-z]{4,}|[A-Z]{4,}/g) ?? []).join("").length * 2 >= text.length;
const looksLikeKey = (text: string): boolean =>
  isRandom(text, 3.5) &&
  /\d/.test(text) &&
  /[a-z]/i.test(text) &&
  !/^(?:https?:|\.{0,2}\/)/i.test(text) &&
  !isWordy(text);

const findAll = (text: string, { near, fits }: Pattern): readonly RegExpExecArray[] =>
  text.includes(near) ? [...text.matchAll(fits)] : [];

/** A Google key next to a Firebase project in a page is public: the rules of the project control access. */
const googleKey = /^AIza[\w-]{35}$/;
const besideFirebase = /\b(?:authDomain|projectId|messagingSenderId|storageBucket)\b/;
const nearby = 400;
const isOfFirebase = (text: string, index: number, value: string): boolean =>
  googleKey.test(value) &&
  besideFirebase.test(text.slice(Math.max(index - nearby, 0), index + nearby));

function findMatches(text: string): readonly Match[] {
  const met: Match[] = [];
  for (const { index } of findAll(text, privateKey))
    met.push({ index, toFinding: (place) => createFinding("secret_key", place) });
  for (const token of tokens)
    for (const { index, 0: match } of findAll(text, token))
      if (isRandom(match.slice(token.near.length), 3)) {
        const { service } = token;
        met.push({
          index,
          toFinding: (place) => createFinding("secret_token", place, { service }),
        });
      }
  for (const { index, 1: user = "", 2: password = "" } of findAll(text, withPassword))
    if (!placeholder.test(password) && !everybodys.test(password) && password !== user)
      met.push({ index, toFinding: (place) => createFinding("secret_address", place) });
  if (!secretName.test(text)) return met;
  const indexes = met.map(({ index }) => index);
  for (const { index, 0: match, 1: name = "", 2: value = "" } of [
    ...text.matchAll(secretAssignment),
    ...text.matchAll(assigned),
  ])
    // A secret that is already recognised by its format is not reported again.
    if (
      looksLikeKey(value) &&
      !aboutSecret.test(name) &&
      !isOfFirebase(text, index, value) &&
      !indexes.some((start) => start >= index && start < index + match.length)
    )
      met.push({ index, toFinding: (place) => createFinding("secret_value", place, { name }) });
  return met;
}

/** The secrets in a text. The findings do not quote them, because a response may be logged. */
export const findSecrets = (bytes: Buffer, place: Omit<Place, "line">): readonly Finding[] =>
  findInText(bytes, place, findMatches);
