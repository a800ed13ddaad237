// The calls by which a company says which of its people may use which permission of a product.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { option } from "../lookup/lookup.calls.ts";
import { requiredLine } from "../text.shapes.ts";
import { id, pathId } from "../wire.shapes.ts";
import { asker, byCompany, companyToken } from "./license.shapes.ts";

export const userPermissionLimits = { userId: 200, grants: 5_000 } as const;

const digits = z.string().check(z.regex(/^\d{0,9}$/));
const grant = z.strictObject({
  /** The host application's name for the person: opaque, a number is taken as its text. */
  user_id: z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    requiredLine(userPermissionLimits.userId),
  ),
  /** 0 or empty gives nothing: it only names the person. */
  permission_id: z.pipe(
    z.union([z.int().check(z.nonnegative()), digits, z.null()]),
    z.transform(Number),
  ),
});
export const userPermission = z.object({ user_id: z.string(), permission_id: id });
export type UserPermission = z.output<typeof userPermission>;

export const userPermissionList = z.object({
  /** Those of the product that can be given to people. */
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
    /** Written into the audit log. */
    user_token: asker,
    user_permissions_licenses: z.array(grant).check(z.maxLength(userPermissionLimits.grants)),
  }),
  output: userPermissionList,
  refusals: [402, 404],
} as const;

export const listUserPermissionKinds = call({
  id: "user_permission.kinds",
  method: "GET",
  path: "/api/userpermissions",
  who: "user",
  summary: "Permissions that can be given to people",
  output: z.array(option),
});

export const changeUserPermissions = call({
  ...change,
  id: "user_permission.change",
  method: "POST",
  summary: "Replaces the permissions of the people named; the others keep theirs",
});

export const replaceUserPermissions = call({
  ...change,
  id: "user_permission.replace",
  method: "PUT",
  summary: "Replaces the permissions of everybody",
});

export const getUserPermissions = call({
  id: "user_permission.list",
  method: "POST",
  reads: true,
  path: "/api/userpermissions/:product_id",
  who: "company",
  summary: "The people of the company and their permissions for a product",
  params,
  body: byCompany,
  output: userPermissionList,
  refusals: [404],
});
