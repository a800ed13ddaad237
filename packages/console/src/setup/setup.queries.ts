// Queries of what the installation runs with.
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { checkSetup, getSetup } from "@lanyard/contract";
import { asking, send } from "../shared/send.ts";

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  ...asking(getSetup, {}),
  // Nothing that is done in the console changes it, and another process of the server would not know what this one was told.
  meta: { lookup: true },
});

/** Asks the services; what they said takes the place of what was known. */
export const useCheck = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(checkSetup, {}),
    onSuccess: (setup) => client.setQueryData(setupQuery.queryKey, setup),
  });
};
