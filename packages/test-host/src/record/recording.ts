// A session as a file: the messages with sender and time. Placeholders stand for the company's token and the person's
// session.
import type { Author, Direction } from "../wire/traffic.ts";
import { tokenPlace } from "../send/message-text.ts";

export interface Line {
  /** Milliseconds after the first line. */
  readonly after: number;
  readonly direction: Direction;
  readonly by?: Author | undefined;
  readonly text: string;
}
export interface Recording {
  readonly lanyard_recording: 1;
  readonly lines: readonly Line[];
}

/** Limits of lines, and of characters of all texts; the recorder drops the rest and reports it. */
export const limits = { lines: 5_000, signs: 5_000_000 };

export const sessionPlace = "{{api_session}}";
interface Secrets {
  readonly api_session: string;
  readonly company_token: string;
}

/** A secret as it appears within a JSON text. */
const toJsonText = (secret: string) => JSON.stringify(secret).slice(1, -1);
const places = ({ api_session, company_token }: Secrets): readonly (readonly [string, string])[] =>
  [
    [toJsonText(company_token), tokenPlace] as const,
    [toJsonText(api_session), sessionPlace] as const,
  ].filter(([secret]) => secret !== "");

/** Only matches a whole value, because a short session such as "a" may also occur within words. */
const quoted = (value: string) => `"${value}"`;

export const withoutSecrets = (text: string, secrets: Secrets): string =>
  places(secrets).reduce(
    (rest, [secret, place]) => rest.replaceAll(quoted(secret), quoted(place)),
    text,
  );
export const withSecrets = (text: string, secrets: Secrets): string =>
  places(secrets).reduce(
    (rest, [secret, place]) => rest.replaceAll(quoted(place), () => quoted(secret)),
    text,
  );

const isLine = (value: unknown): value is Line => {
  if (typeof value !== "object" || value === null) return false;
  const { after, direction, by, text } = value as Readonly<Record<string, unknown>>;
  return (
    typeof after === "number" &&
    after >= 0 &&
    (direction === "in" || direction === "out") &&
    (by === undefined || by === "hand" || by === "answer") &&
    typeof text === "string"
  );
};

/** Reads a file. Throws an error with a readable message when it is not a valid recording. */
export function readRecording(file: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    throw new Error("This file is no JSON.");
  }
  const { lanyard_recording: version, lines } = Object(value) as Readonly<Record<string, unknown>>;
  if (version !== 1 || !Array.isArray(lines))
    throw new Error("This file is no recording of a test host.");
  const wrong = lines.findIndex((line) => !isLine(line));
  if (wrong !== -1) throw new Error(`Line ${wrong + 1} of the recording cannot be read.`);
  if (lines.length > limits.lines)
    throw new Error(`A recording has at most ${limits.lines} lines; this one has ${lines.length}.`);
  return { lanyard_recording: 1, lines: lines as Line[] };
}

export const writeRecording = (recording: Recording): string =>
  `${JSON.stringify(recording, undefined, 2)}\n`;

/** The lines of a replay: all sent messages except answers, which the host gives anew. */
export const replayed = ({ lines }: Recording): readonly Line[] =>
  lines.filter(({ direction, by }) => direction === "out" && by !== "answer");
