// The expected waiting time of a build, with its API call; loaded when a build is in review or can be sent.
import { useQuery } from "@tanstack/react-query";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";
import { waitQuery } from "../../features/review/queue/queue.queries.ts";
import { ReviewWait } from "../../features/review/ReviewWait.tsx";

export default function WaitOfBuild({ build }: { readonly build: BuildPlace }) {
  const wait = useQuery(waitQuery(build));
  // A toast reports a failure; the page is complete without it.
  return wait.isError && !wait.data ? null : <ReviewWait wait={wait.data} />;
}
