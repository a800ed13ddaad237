// The calls by which a company gives its people permissions for a product.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { personLimits } from "./person.limits.ts";
import { personId } from "./person.shapes.ts";
import { option } from "../lookup/lookup.calls.ts";
import { id, pageQuery, pathId } from "../wire.shapes.ts";
import { asker, byCompanyOrApp, companyToken } from "../license/license.shapes.ts";

export const userPermissionLimits = { userId: personLimits.userId, grants: 5_000 } as const;

const digits = z.string().check(z.regex(/^\d{0,9}$/));
const grant = z.strictObject({
  user_id: personId,
  /** 0, empty or null gives no permission: the entry only names the person. */
  permission_id: z.pipe(
    z.union([z.int().check(z.nonnegative()), digits, z.null()]),
    z.transform(Number),
  ),
});
export const userPermission = z.object({ user_id: z.string(), permission_id: id });
export type UserPermission = z.output<typeof userPermission>;

export const userPermissionList = z.object({
  /** The product's permissions that can be given to people. */
  permissions: z.array(option),
  user_permissions_licenses: z.array(userPermission),
});

const params = z.object({ product_id: pathId });
const change = {
  path: "/api/userpermissions/products/:product_id",
  who: "company",
  params,
  body: z.strictObject({
    company_token: companyToken,
    /** Recorded in the audit log. */
    user_token: asker,
    user_permissions_licenses: z.array(grant).check(z.maxLength(userPermissionLimits.grants)),
    /**
     * The permissions that the named people had when the client loaded them, in the same shape: if they have changed
     * since, the server changes nothing and answers 409. Without it, the server compares nothing.
     */
    based_on: z.optional(z.array(grant).check(z.maxLength(userPermissionLimits.grants))),
  }),
  output: userPermissionList,
  refusals: [402, 404, 409],
} as const;

export const listUserPermissionKinds = call({
  id: "user_permission.kinds",
  method: "GET",
  path: "/api/userpermissions",
  who: "user",
  summary: "Lists the permissions that can be granted to people",
  output: z.array(option),
});

export const changeUserPermissions = call({
  ...change,
  id: "user_permission.change",
  method: "POST",
  summary: "Replaces the permissions of the given people; others keep theirs",
});

export const replaceUserPermissions = call({
  ...change,
  id: "user_permission.replace",
  method: "PUT",
  summary: "Replaces the permissions of all people",
});

export const getUserPermissions = call({
  id: "user_permission.list",
  method: "POST",
  reads: true,
  path: "/api/userpermissions/:product_id",
  who: "company",
  apps: true,
  summary:
    "Lists the permissions of the company's people for a product, sorted by user and permission; paged only if limit or cursor is sent",
  params,
  query: pageQuery,
  body: byCompanyOrApp,
  output: userPermissionList,
  refusals: [404],
});
