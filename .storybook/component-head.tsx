// The status of a component and its names elsewhere, shown under the page's title.
import { Badge } from "../packages/design-system/src/badge/Badge.tsx";
import type { Manual } from "../packages/design-system/src/foundations/manual.ts";
import { getStatus } from "../packages/design-system/src/foundations/status.ts";

export function ComponentHead({ manual }: { manual: Manual }) {
  const { label, tone, text } = getStatus(manual);
  return (
    <div className="sb-unstyled mb-5 grid gap-2 text-sm text-ink-muted">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tone} data-testid="status">
          {label}
        </Badge>
        {text}
      </p>
      {manual.names && <p>Also known as {manual.names.join(", ")}.</p>}
    </div>
  );
}
