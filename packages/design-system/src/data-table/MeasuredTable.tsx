// The table element for columns with widths, which are set by script: a strict Content-Security-Policy refuses style
// attributes in server-rendered HTML. Until then the columns are equally wide.
import type { ComponentProps, CSSProperties } from "react";
import { useInBrowser } from "../provider/useInBrowser.ts";
import type { columnTracks } from "./data-column.ts";
import { role } from "./table-roles.ts";

interface MeasuredTableProps extends ComponentProps<"table"> {
  tracks: ReturnType<typeof columnTracks>;
}

export function MeasuredTable({ tracks, ...rest }: MeasuredTableProps) {
  return (
    <table
      {...rest}
      role={role.table}
      style={useInBrowser() ? (tracks as CSSProperties) : undefined}
      className="block w-full min-w-min border-collapse [--ly-tracks:var(--ly-tracks-sm)] md:[--ly-tracks:var(--ly-tracks-md)] nav:[--ly-tracks:var(--ly-tracks-nav)] lg:[--ly-tracks:var(--ly-tracks-lg)]"
    />
  );
}
