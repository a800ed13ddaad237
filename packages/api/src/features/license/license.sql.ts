// From when a license counts as expiring, for every query.
import { expiringDays } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { licenses } from "./license.tables.ts";

/**
 * The begin of the last quarter of the period, at most 30 days before its end; null without an end. In seconds, because
 * days of the database server's time zone may have 23 or 25 hours.
 */
export const expiringAt = sql<string | null>`(${licenses.expiresAt} - make_interval(secs => least(
  ${sql.raw(String(expiringDays * 24 * 60 * 60))},
  extract(epoch from ${licenses.expiresAt} - coalesce(${licenses.periodStartsAt}, ${licenses.paidAt})) / 4)::double precision))`;
