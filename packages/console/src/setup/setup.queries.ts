// Queries of the installation's settings and services.
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { checkSetup, getSetup } from "@lanyard/contract";
import { asking, send } from "../shared/send.ts";

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  ...asking(getSetup, {}),
  // As a lookup it is not fetched again after mutations: the console cannot change it, and another server process would
  // not know the result of the last check.
  meta: { lookup: true },
});

/** Checks the services; the result replaces the cached setup. */
export const useCheck = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(checkSetup, {}),
    onSuccess: (setup) => client.setQueryData(setupQuery.queryKey, setup),
  });
};
