// Splits code into tokens of a few kinds for syntax colours; everything else stays plain.

/** Languages with syntax colours; `plain` shows code without any. */
export const codeLanguages = ["json", "javascript", "shell", "sql", "plain"] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

export type CodeTokenKind = "comment" | "string" | "number" | "keyword" | "name" | "plain";

export interface CodeToken {
  kind: CodeTokenKind;
  text: string;
}

/** The name of each group is the token's kind; the first alternative that matches at a position wins. */
const patterns: Record<Exclude<CodeLanguage, "plain">, RegExp> = {
  json: /(?<name>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\b\d[\w.+-]*)|(?<keyword>\b(?:true|false|null)\b)/g,
  javascript:
    /(?<comment>\/\/.*|\/\*[^]*?\*\/)|(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[^]|[^`\\])*`)|(?<number>\b\d[\w.]*)|(?<keyword>\b(?:as|async|await|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|interface|let|new|null|of|return|satisfies|static|switch|this|throw|true|try|type|typeof|undefined|var|void|while|yield)\b)|(?<name>\b[A-Za-z_$][\w$]*(?=\())/g,
  shell:
    /(?<comment>(?<=^|\s)#.*)|(?<string>"(?:\\[^]|[^"\\])*"|'[^']*')|(?<keyword>(?<=(?:^|[|;&]|(?<!\\)\n)\s*)[\w./-]+)|(?<name>(?<=\s)--?[A-Za-z][\w-]*|\$\{?\w+\}?)|(?<number>(?<=\s)\d[\d.]*\b)/g,
  sql: /(?<comment>--.*|\/\*[^]*?\*\/)|(?<string>'(?:''|[^'])*')|(?<number>\b\d[\d.]*)|(?<keyword>\b(?:add|all|alter|and|as|asc|begin|by|cascade|check|column|commit|constraint|create|default|delete|desc|distinct|drop|exists|false|foreign|from|group|having|if|in|index|inner|insert|into|is|join|key|left|like|limit|not|null|on|or|order|primary|references|returning|select|set|table|then|true|unique|update|using|values|view|when|where|with)\b)|(?<name>\b(?:bigint|bigserial|boolean|bytea|date|integer|json|jsonb|numeric|serial|smallint|text|timestamp|timestamptz|uuid|varchar)\b)/gi,
};

export const codeTokens = (code: string, language: CodeLanguage): CodeToken[] => {
  if (language === "plain") return [{ kind: "plain", text: code }];
  const tokens: CodeToken[] = [];
  let offset = 0;
  const pushPlain = (end: number) => {
    if (end > offset) tokens.push({ kind: "plain", text: code.slice(offset, end) });
  };
  for (const { 0: text, index, groups = {} } of code.matchAll(patterns[language])) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    pushPlain(index);
    tokens.push({ kind: (kind ?? "plain") as CodeTokenKind, text });
    offset = index + text.length;
  }
  pushPlain(code.length);
  return tokens;
};
