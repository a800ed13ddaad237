// How long a build will wait, with its call; fetched where a build waits or can be sent.
import { useQuery } from "@tanstack/react-query";
import type { BuildPlace } from "../review/queue-view.ts";
import { waitQuery } from "../review/queue.queries.ts";
import { ReviewWait } from "../review/ReviewWait.tsx";

export default function WaitOfBuild({ build }: { readonly build: BuildPlace }) {
  const wait = useQuery(waitQuery(build));
  // A toast says why it did not come; the page is whole without it.
  return wait.isError && !wait.data ? null : <ReviewWait wait={wait.data} />;
}
