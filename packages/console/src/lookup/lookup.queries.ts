// Queries of form options and of the installation's settings: loaded once, and again when the language changes.
import { queryOptions } from "@tanstack/react-query";
import { getSettings, listExpirations, listMenu, listPermissions } from "@lanyard/contract";
import { asking } from "../shared/send.ts";

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { lookup: true } } as const;

export const menuQuery = () =>
  queryOptions({
    queryKey: ["menu"],
    ...asking(listMenu, {}),
    ...forever,
  });
export const permissionsQuery = () =>
  queryOptions({
    queryKey: ["permissions"],
    ...asking(listPermissions, {}),
    ...forever,
  });
export const expirationsQuery = () =>
  queryOptions({
    queryKey: ["expirations"],
    ...asking(listExpirations, {}),
    ...forever,
  });
export const settingsQuery = () =>
  queryOptions({
    queryKey: ["settings"],
    ...asking(getSettings, {}),
    ...forever,
  });
