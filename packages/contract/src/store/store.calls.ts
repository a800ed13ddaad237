// The calls by which a company browses what it can have.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { pageQuery } from "../wire.ts";
import { byCompany, storeCard } from "../license/license.shapes.ts";

export const listStore = call({
  id: "store.ready",
  method: "POST",
  path: "/api/licenses/ready",
  who: "company",
  summary: "Products on sale that the company may have, each with its license state",
  query: pageQuery,
  body: byCompany,
  output: z.array(storeCard),
  paged: true,
});
