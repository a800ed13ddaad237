// Queries of the options of forms and the settings of the installation: loaded once, and again in another language.
import { queryOptions } from "@tanstack/react-query";
import { getSettings, listExpirations, listMenu, listPermissions } from "@lanyard/contract";
import { send } from "../shared/send.ts";

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { lookup: true } } as const;

export const menuQuery = () =>
  queryOptions({
    queryKey: ["menu"],
    queryFn: ({ signal }) => send(listMenu, { signal }),
    ...forever,
  });
export const permissionsQuery = () =>
  queryOptions({
    queryKey: ["permissions"],
    queryFn: ({ signal }) => send(listPermissions, { signal }),
    ...forever,
  });
export const expirationsQuery = () =>
  queryOptions({
    queryKey: ["expirations"],
    queryFn: ({ signal }) => send(listExpirations, { signal }),
    ...forever,
  });
export const settingsQuery = () =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: ({ signal }) => send(getSettings, { signal }),
    ...forever,
  });
