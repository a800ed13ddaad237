// The calls by which a company manages permissions: people by app, apps by person, and whole groups at once.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { companyRequester, peopleFilter, person, personId } from "./person.shapes.ts";
import { option } from "../lookup/lookup.calls.ts";
import { flag, flagField, id, numberField, pageQuery, pathId } from "../wire.shapes.ts";
import { wireLicenseStates } from "../license/license.shapes.ts";

export const peoplePermissionLimits = { products: 20, permissions: 50 } as const;

const productId = numberField(/^[1-9]\d{0,14}$/);
const permissionId = numberField(/^[1-9]\d{0,8}$/);

export const personWithPermissions = z.extend(person, {
  /** For the requested products only. */
  permissions: z.array(z.object({ product_id: id, permission_id: id })),
});
export type PersonWithPermissions = z.output<typeof personWithPermissions>;

export const listPeopleWithPermissions = call({
  id: "user_permission.people",
  method: "POST",
  reads: true,
  path: "/api/people/permissions",
  who: "company",
  summary: "Lists the company's people by name with their permissions for the given products",
  query: pageQuery,
  body: z.strictObject({
    ...companyRequester,
    ...peopleFilter,
    product_ids: z.prefault(
      z.array(productId).check(z.maxLength(peoplePermissionLimits.products)),
      [],
    ),
    /** 1: only people with a permission for one of the products; 0: only people without any. */
    given: z.optional(flagField),
  }),
  output: z.array(personWithPermissions),
  paged: true,
});

export const licensedApp = z.object({
  license_id: id,
  product_id: id,
  product_name: z.string(),
  icon_url: z.string(),
  menu_entry_id: z.nullable(id),
  license_state: z.enum(wireLicenseStates),
  /** 1: permissions can be given now. */
  usable: flag,
  /** The permissions that can be given to people. */
  permissions: z.array(option),
  /** How many people have at least one. */
  people: z.int(),
  /** The permissions of the requested person. */
  given: z.array(id),
});
export type LicensedApp = z.output<typeof licensedApp>;

export const listLicensedApps = call({
  id: "user_permission.apps",
  method: "POST",
  reads: true,
  path: "/api/people/apps",
  who: "company",
  summary:
    "Lists the company's licensed products, newest license first, with their grantable permissions and those of one person",
  query: pageQuery,
  body: z.strictObject({ ...companyRequester, user_id: z.optional(personId) }),
  output: z.array(licensedApp),
  paged: true,
});

export const givePermissions = call({
  id: "user_permission.give",
  method: "POST",
  path: "/api/userpermissions/products/:product_id/people",
  who: "company",
  summary:
    "Grants and revokes permissions of a product for all people or those that match a filter",
  params: z.object({ product_id: pathId }),
  body: z.strictObject({
    ...companyRequester,
    ...peopleFilter,
    give: z.prefault(
      z.array(permissionId).check(z.maxLength(peoplePermissionLimits.permissions)),
      [],
    ),
    take: z.prefault(
      z.array(permissionId).check(z.maxLength(peoplePermissionLimits.permissions)),
      [],
    ),
  }),
  /** How many people the request was about, and for how many something changed. */
  output: z.object({ people: z.int(), changed: z.int() }),
  refusals: [402, 404],
});
