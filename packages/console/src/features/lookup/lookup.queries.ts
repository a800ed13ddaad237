// Queries of form options and of the installation's settings: loaded once, and again when the language changes.
import { getSettings, listExpirations, listMenu, listPermissions } from "@lanyard/contract";
import { query } from "../../api/query.ts";

const forever = { staleTime: Number.POSITIVE_INFINITY, meta: { lookup: true } } as const;

export const menuQuery = () => ({ ...query(listMenu, {}), ...forever });
export const permissionsQuery = () => ({ ...query(listPermissions, {}), ...forever });
export const expirationsQuery = () => ({ ...query(listExpirations, {}), ...forever });
export const settingsQuery = () => ({ ...query(getSettings, {}), ...forever });
