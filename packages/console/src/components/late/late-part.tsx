// Secondary parts of a page: loaded after the page has mounted, and left out if their scripts fail to load.
import { Suspense, useEffect, useState, type FunctionComponent } from "react";
import { withRetry } from "../../api/with-retry.ts";

export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | undefined;
  return function LatePart(props: Props) {
    const [, setCame] = useState(false);
    useEffect(() => {
      const fetch = async () => {
        Part = (await withRetry(load)).default;
        setCame(true);
      };
      if (!Part) fetch().catch(() => undefined);
    }, []);
    return <Suspense>{Part && <Part {...props} />}</Suspense>;
  };
}
