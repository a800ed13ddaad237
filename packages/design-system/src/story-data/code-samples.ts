// Code samples in every language of CodeBlock, for its stories.
import type { CodeLanguage } from "../code-block/code-tokens.ts";

export const codeSamples: Record<CodeLanguage, string> = {
  json: `{
  "id": 118,
  "name": "Shift planner",
  "public": true,
  "note": "a \\"b\\" c",
  "price": { "amount": -8.9, "currency": null }
}`,
  javascript: `// Answers at once.
const expected = createHmac("sha256", secret)
  .update(\`\${id}.\${body}\`)
  .digest("base64");
if (!timingSafeEqual(expected, given)) return 401;`,
  shell: `# Needs a token of the company.
curl -X POST "https://badges.example/api/submissions" \\
  -H "Authorization: Bearer $TOKEN" --max-time 30 | jq`,
  sql: `-- Once.
create table visits (
  id bigint primary key,
  place text not null default 'it''s',
  seen timestamptz
);`,
  plain: "GET /api/openapi.json HTTP/1.1",
};
