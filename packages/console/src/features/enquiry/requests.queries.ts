import { getRequest, listRequests, requestFunctionality } from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { send } from "../../api/send.ts";
import type { FunctionalityRequest } from "./functionality-request.ts";

/** Sends a visitor's request. */
export const useRequestFunctionality = () =>
  useApiMutation((body: FunctionalityRequest) => send(requestFunctionality, { body }), {
    invalidates: [listRequests, getRequest],
  });
