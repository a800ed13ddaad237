// Splits a script into statements with their lines, so that an unreadable one does not hide the others, and only one is
// parsed at a time.

export interface Statement {
  /** The whitespace and comments before the statement. */
  readonly lead: string;
  readonly text: string;
  /** The line of its first word, from 1. */
  readonly line: number;
}

const word = /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const dollarTag = /\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/iy;

/** The position after a match of a sticky pattern; undefined without a match. */
function past(pattern: RegExp, script: string, position: number): number | undefined {
  pattern.lastIndex = position;
  return pattern.test(script) ? pattern.lastIndex : undefined;
}

const after = (script: string, end: string, from: number): number => {
  const position = script.indexOf(end, from);
  return position === -1 ? script.length : position + end.length;
};

const commentMark = /\/\*|\*\//g;

/** The position after a block comment; block comments may be nested. */
function pastComment(script: string, from: number): number {
  commentMark.lastIndex = from + 2;
  for (let depth = 1; depth > 0;) {
    const mark = commentMark.exec(script);
    if (!mark) return script.length;
    depth += mark[0] === "/*" ? 1 : -1;
  }
  return commentMark.lastIndex;
}

/** The position after a quoted text. With `escapes` (a text with the prefix E), a backslash escapes a quote. */
function pastQuote(script: string, from: number, escapes: boolean): number {
  const quote = script[from]!;
  for (let position = from + 1; position < script.length; position += 1) {
    if (escapes && script[position] === "\\") position += 1;
    else if (script[position] === quote) return position + 1;
  }
  return script.length;
}

const hasEscapes = (script: string, position: number): boolean =>
  /^e$/i.test(script[position - 1] ?? "") && !/[\w$]/.test(script[position - 2] ?? "");

/** The position after the comment or quoted text that begins here; undefined when code goes on. */
function pastQuiet(script: string, position: number): number | undefined {
  const two = script.slice(position, position + 2);
  if (two === "--") return after(script, "\n", position);
  if (two === "/*") return pastComment(script, position);
  if (two[0] === "'" || two[0] === '"')
    return pastQuote(script, position, two[0] === "'" && hasEscapes(script, position));
  if (two[0] !== "$" || /[\w$]/.test(script[position - 1] ?? "")) return undefined;
  const open = past(dollarTag, script, position);
  return open === undefined ? undefined : after(script, script.slice(position, open), open);
}

/** The position of the first word at or after `from`; `end` if there is none. */
function firstWord(script: string, from: number, end: number): number {
  let position = from;
  while (position < end) {
    const two = script.slice(position, position + 2);
    if (/^\s/.test(two)) position += 1;
    else if (two === "--" || two === "/*") position = pastQuiet(script, position) ?? end;
    else break;
  }
  return Math.min(position, end);
}

/** The depth in the `BEGIN ATOMIC … END` body of a function, after one of its words. */
function nextDepth(spoken: string, before: string, depth: number): number {
  if (spoken === "atomic" && before === "begin") return depth + 1;
  if (depth === 0) return 0;
  return spoken === "case" ? depth + 1 : spoken === "end" ? depth - 1 : depth;
}

/** The statements of a script, in order. */
export function* splitStatements(script: string): Generator<Statement> {
  let begin = 0;
  let line = 1;
  let counted = 0;
  let depth = 0;
  let before = "";
  const getLine = (position: number): number => {
    for (let end = script.indexOf("\n", counted); end !== -1 && end < position;) {
      line += 1;
      counted = end + 1;
      end = script.indexOf("\n", counted);
    }
    return line;
  };
  function* cut(end: number): Generator<Statement> {
    const first = firstWord(script, begin, end);
    const text = script.slice(first, end);
    if (/[^;]/.test(text)) yield { lead: script.slice(begin, first), text, line: getLine(first) };
    begin = end;
  }
  for (let position = 0; position < script.length;) {
    const quiet = pastQuiet(script, position);
    const next = quiet ?? past(word, script, position);
    if (quiet === undefined && next !== undefined) {
      const spoken = script.slice(position, Math.min(next, position + 8)).toLowerCase();
      depth = nextDepth(spoken, before, depth);
      before = spoken;
    }
    if (next === undefined && script[position] === ";" && depth === 0) {
      yield* cut(position + 1);
      before = "";
    }
    position = next ?? position + 1;
  }
  yield* cut(script.length);
}
