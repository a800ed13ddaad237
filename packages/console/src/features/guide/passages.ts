// The guide's text for its search: the words of each chapter and section, including tables and examples.
import { moves, ruleNames, statusCodes, webhookEvents, type LanguageCode } from "@lanyard/contract";
import type { Chapter } from "./chapters.ts";
import { buildFields } from "./build-fields.ts";
import { examples, type ExampleName } from "./examples/calls.ts";
import { createCommand } from "./examples/files.ts";
import { createFacts } from "./facts.ts";
import { messageWords } from "./message-words.ts";
import { listMessages } from "./protocol-words.ts";

/** Keyed by address inside the guide, e.g. `webhooks#verify`; the first line is the title, the second the text. */
export type Passages = Readonly<Record<string, string>>;

interface Written {
  readonly chapter: Chapter;
  /** The chapter's MDX source. */
  readonly source: string;
  readonly language: LanguageCode;
  /** Translates a key. */
  readonly say: (key: string) => string;
}

type Write = (name: string, written: Pick<Written, "say" | "language">) => string;

const messages = (from: "host" | "guest", language: LanguageCode) =>
  listMessages(from, messageWords(language))
    .map(({ type, fields, does }) =>
      [type, ...fields.map(({ name }) => name), does.replaceAll(/[{}]/g, "")].join(" "),
    )
    .join(" ");

/** The searchable text of components that derive their content. */
const components: Readonly<Record<string, Write>> = {
  Call: (name) => {
    const { call } = examples[name as ExampleName];
    return `${call.method} ${call.path}`;
  },
  CreateApp: () => createCommand,
  EventsTable: (_, { say }) =>
    webhookEvents.map((name) => `${name} ${say(`event.${name}`)}`).join(" "),
  FieldsTable: (_, { say }) =>
    buildFields.map(({ name, label }) => `${say(label)} ${name}`).join(", "),
  GuestMessages: (_, { language }) => messages("guest", language),
  HostMessages: (_, { language }) => messages("host", language),
  Meaning: (code) => `${statusCodes[code as keyof typeof statusCodes]} ${code}`,
  PreflightTable: (_, { say }) =>
    ruleNames.map((rule) => `${rule} ${say(`${rule}.why`)} ${say(`${rule}.mend`)}`).join(" "),
  MovesTable: (_, { say }) => moves.map((move) => say(`action.${move}`)).join(", "),
};

const component = /<(\w+)(?: (?:name|of)="(\w+)")?[^>]*>/g;

function plain(text: string, written: Written): string {
  const { language } = written;
  const facts: Readonly<Record<string, string>> = createFacts(language);
  return text
    .replaceAll(/\{props\.(\w+)\}/g, (_, name: string) => facts[name] ?? "")
    .replaceAll(
      component,
      (_, name: string, subject = "") => components[name]?.(subject, written) ?? "",
    )
    .replaceAll(/<\/\w+>/g, "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/^(?:- |\d\. )/gm, "")
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export function extractPassages(written: Written): Passages {
  const { chapter, source, say } = written;
  const [begin = "", ...sections] = source
    .replaceAll(/^import [^;]*;$/gm, "")
    .split(/<Section id="(\w+)" title="([^"]+)">/);
  const passages = [[chapter, `${say(`chapter.${chapter}`)}\n${plain(begin, written)}`]];
  for (let index = 0; index < sections.length; index += 3) {
    const [id = "", title = "", text = ""] = sections.slice(index);
    passages.push([`${chapter}#${id}`, `${title}\n${plain(text, written)}`]);
  }
  return Object.fromEntries(passages) as Passages;
}
