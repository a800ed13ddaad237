// Queries of the installation's settings and services.
import { checkSetup, getSetup } from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { query } from "../../api/query.ts";
import { send } from "../../api/send.ts";

// As a lookup it is not fetched again when another user signs in or the account changes: the console cannot change it,
// and another server process would not know the result of the last check.
export const setupQuery = { ...query(getSetup, {}), meta: { lookup: true } };

/** Checks the services; the result replaces the cached setup. */
export const useCheck = () =>
  useApiMutation(() => send(checkSetup, {}), { updates: setupQuery, invalidates: [] });
