import { formatDay } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";

function Day({ at }: { readonly at: string }) {
  return <bdi className="whitespace-nowrap">{formatDay(at, useReader())}</bdi>;
}

/** A date in a cell, without line breaks. */
export const dayCell = (at: string) => <Day at={at} />;
