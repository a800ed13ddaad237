// Regenerates the README's tables of messages from the protocol's rows: `npm run readme`.
import { readFileSync, writeFileSync } from "node:fs";
import { withTables } from "../test/readme-tables.ts";

const readme = new URL("../README.md", import.meta.url);
writeFileSync(readme, withTables(readFileSync(readme, "utf8")));
