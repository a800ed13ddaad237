// When something was done: in the reader's time, or in UTC where they ask for it.
import { formatUpdated } from "../shared/format.ts";

export const timeOf = (at: string, utc: boolean): string =>
  utc
    ? `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} - ${at.slice(11, 19)} UTC`
    : formatUpdated(at);
