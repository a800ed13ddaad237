// Calendars (RFC 5545) with all-day events.

export interface DayEvent {
  /** The same for the same event in every generated calendar. */
  readonly uid: string;
  /** Such as `2026-11-23`. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

const lineMost = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // Other control characters cannot be in a calendar at all.
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** Folds a line that is longer than 75 octets, never within a character. */
function folded(line: string): string {
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (bytes + more > lineMost) {
      text += "\r\n ";
      // The leading space counts.
      bytes = 1;
    }
    text += character;
    bytes += more;
  }
  return `${text}\r\n`;
}

const joinLines = (lines: readonly string[]): string => lines.map(folded).join("");
const formatDate = (day: string): string => day.replaceAll("-", "");
const addDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const calendarBegin = (product: string, name: string): string =>
  joinLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
  ]);
export const calendarEnd = joinLines(["END:VCALENDAR"]);

/** An all-day event that does not block time in the calendar. */
export const dayEvent = (
  { uid, day, summary, description, url }: DayEvent,
  exportedAt: Date,
): string =>
  joinLines([
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${exportedAt.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${formatDate(day)}`,
    `DTEND;VALUE=DATE:${formatDate(addDay(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
