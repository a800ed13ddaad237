// Formats the time of an entry in the reader's time zone, or in UTC on request.
import { formatUpdated } from "../../i18n/format.ts";

export const formatTime = (at: string, utc: boolean): string =>
  utc
    ? `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} - ${at.slice(11, 19)} UTC`
    : formatUpdated(at);
