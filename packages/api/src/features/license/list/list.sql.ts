// A company's licenses with the facts derived from them: the common part of every query of the desk.
import type { LicenseFilter } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";
import { userPermissionKinds } from "../../lookup/lookup.tables.ts";
import { expiringAt } from "../license.sql.ts";
import { licenses } from "../license.tables.ts";
import { userPermissions } from "../../people/user-permission.tables.ts";
import { isVisible } from "../../product/offer.sql.ts";
import { submissionPermissions, submissions } from "../../submission/submission.tables.ts";

/** The company whose licenses are read. */
export interface Holder {
  readonly id: number;
  readonly email: string;
}

/** A company's licenses with ids above `after`, up to and including `last`. */
export interface Span {
  readonly after: number;
  /** Undefined for no upper end. */
  readonly last: number | undefined;
}

/** Some of a company's licenses: a span, or those with the given ids. */
export type Among = Span | { readonly ids: readonly number[] };

const isAmong = (among: Among): SQL => {
  if ("ids" in among) return sql` and ${licenses.id} = any(${sql.param([...among.ids])}::bigint[])`;
  const { after, last } = among;
  return sql` and ${licenses.id} > ${after}${last === undefined ? sql`` : sql` and ${licenses.id} <= ${last}`}`;
};

/**
 * `held`: every license of the company, or those in `among`, with the build on sale to the company (`offer_*`, null
 * when there is none), whether it is usable (the same condition as `isUsable`), whether it ends, and whether a paid
 * period is running.
 */
export const companyLicenses = (company: Holder, among?: Among): SQL => sql`held as (
  select l.*, l.usable and not l.free and not l.offered_free and l.expires_at is not null as ends,
    coalesce(l.expires_at, 'infinity'::timestamptz) as ends_at,
    not l.free and l.paid_at is not null and coalesce(l.expires_at > now(), true) as running
  from (
    select ${licenses.id}, ${licenses.productId}, ${licenses.free}, ${licenses.createdAt}, ${licenses.paidAt},
      ${licenses.expiresAt}, ${expiringAt} as expiring_at, ${licenses.installedSubmissionId}, ${licenses.companyId},
      offer.id as offer_id, offer.version as offer_version, offer.price_cents as offer_cents,
      offer.price_currency as offer_currency, offer.expiration_id as offer_expiration_id,
      coalesce(offer.price_cents = 0, false) as offered_free,
      ${licenses.free} or coalesce(offer.price_cents = 0, false)
        or (${licenses.paidAt} is not null and coalesce(${licenses.expiresAt} > now(), true)) as usable
    from ${licenses}
    left join lateral (
      select * from ${submissions} where ${submissions.productId} = ${licenses.productId} and ${isVisible(company)}
    ) offer on true
    where ${licenses.companyId} = ${company.id}${among ? isAmong(among) : sql``}
  ) l)`;

/** Whether the installed build has permissions that people can be given, and nobody has any. */
export const unused = sql`(held.usable and held.installed_submission_id is not null
  and not exists (select from ${userPermissions} where ${userPermissions.licenseId} = held.id)
  and exists (select from ${submissionPermissions}
    join ${userPermissionKinds} on ${userPermissionKinds.id} = ${submissionPermissions.permissionId}
    where ${submissionPermissions.submissionId} = held.installed_submission_id))`;

/** The condition on `held` of each filter. */
export const conditionByFilter: Readonly<Record<LicenseFilter, SQL>> = {
  due: sql`(held.ends and held.expires_at > now() and held.expiring_at <= now())`,
  unpaid: sql`(not held.usable and held.paid_at is null)`,
  installed: sql`(held.installed_submission_id is not null)`,
  not_installed: sql`(held.usable and held.installed_submission_id is null)`,
  unused,
  expired: sql`(not held.usable and held.paid_at is not null)`,
  hidden: sql`(held.offer_id is null)`,
  update: sql`(held.usable and held.installed_submission_id is not null and held.offer_id is not null
    and held.offer_id <> held.installed_submission_id)`,
};

/**
 * Joins the last payment of the license with the given id, and the months of its contract; null months mean that it has
 * no end.
 */
export const lastPaid = (licenseId: SQL): SQL => sql`left join lateral (
  select p.amount_cents, p.currency, e.months from payments p join expirations e on e.id = p.expiration_id
  where p.license_id = ${licenseId} and p.status = 'paid' order by p.id desc limit 1
) paid on true`;
