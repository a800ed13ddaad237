// The expected waiting time of a build, with its API call; loaded when a build is in review or can be sent.
import { useQuery } from "@tanstack/react-query";
import type { BuildPlace } from "../review/queue-view.ts";
import { waitQuery } from "../review/queue.queries.ts";
import { ReviewWait } from "../review/ReviewWait.tsx";

export default function WaitOfBuild({ build }: { readonly build: BuildPlace }) {
  const wait = useQuery(waitQuery(build));
  // A toast reports a failure; the page is complete without it.
  return wait.isError && !wait.data ? null : <ReviewWait wait={wait.data} />;
}
