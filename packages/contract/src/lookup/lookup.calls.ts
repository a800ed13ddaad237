// The lists that forms choose from, labelled in the reader's language.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { id } from "../wire.shapes.ts";

export const option = z.object({ id, label: z.string() });
export type Option = z.output<typeof option>;

export const listMenu = call({
  id: "lookup.menu",
  method: "GET",
  path: "/api/menu",
  who: "anyone",
  shared: true,
  summary: "Lists menu entries",
  output: z.array(option),
});
export const listPermissions = call({
  id: "lookup.permissions",
  method: "GET",
  path: "/api/permissions",
  who: "anyone",
  shared: true,
  summary: "Lists the permissions that a product can request",
  output: z.array(option),
});
export const listExpirations = call({
  id: "lookup.expirations",
  method: "GET",
  path: "/api/expirations",
  who: "user",
  summary: "Lists contract lengths",
  output: z.array(option),
});

/** Settings that the console reads at run time, so that one build works in every environment. */
export const settings = z.object({
  product_name: z.string(),
  support_email: z.string(),
  docs_url: z.string(),
  terms_url: z.string(),
  privacy_url: z.string(),
  host_origins: z.array(z.string()),
  demo: z.boolean(),
});
export type Settings = z.output<typeof settings>;
export const getSettings = call({
  id: "lookup.settings",
  method: "GET",
  path: "/api/settings",
  who: "anyone",
  shared: true,
  summary: "Returns the settings that the console reads at run time, such as names and URLs",
  output: settings,
});
