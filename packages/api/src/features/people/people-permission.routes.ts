// The calls about permissions: of one product, of several people, of one person, and of a group.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { toCursor, idBelow, placeBehind } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { toPlace } from "./person.rules.ts";
import { userPermissions } from "../lookup/lookup.rules.ts";
import { givePermissions, listApps, listPeople, toPerson } from "./people-permission.rules.ts";
import { changeUserPermissions, getUserPermissions } from "./user-permission.rules.ts";

const anyKey = () => true;

export function peoplePermissionRoutes(app: App, context: Context): void {
  const { db } = context;
  route(app, calls.getUserPermissions, async ({ params, query, company, language, reply }) => {
    const ask = (grants?: Parameters<typeof getUserPermissions>[4]) =>
      getUserPermissions(db, params.product_id, company, language, grants);
    // Callers that do not ask for a page get the whole list.
    if (query.limit === undefined && query.cursor === undefined) return ask();
    const limit = getPageLimit(query);
    const place = placeBehind(query.cursor, anyKey);
    const behind = place && { userId: place.key, permissionId: place.id };
    const { permissions, user_permissions_licenses: grants } = await ask({
      behind,
      limit: limit + 1,
    });
    return {
      permissions,
      user_permissions_licenses: page(reply, grants, limit, ({ user_id, permission_id }) =>
        toCursor({ id: permission_id, key: user_id }),
      ),
    };
  });
  route(app, calls.listPeopleWithPermissions, async ({ query, body, company, reply }) => {
    const limit = getPageLimit(query);
    const behind = placeBehind(query.cursor, anyKey);
    const filter = {
      ...body,
      productIds: body.product_ids,
      hasPermission: body.given === undefined ? undefined : body.given === 1,
    };
    const rows = await listPeople(db, company, filter, { behind, limit: limit + 1 });
    return page(reply, rows, limit, (row) => toCursor(toPlace(row))).map(toPerson);
  });
  route(app, calls.listLicensedApps, async ({ query, body, company, language, reply }) => {
    const limit = getPageLimit(query);
    const before = idBelow(query.cursor);
    const apps = await listApps(context, company, body.user_id, language, {
      before,
      limit: limit + 1,
    });
    return page(reply, apps, limit, ({ license_id: id }) => String(id));
  });
  route(app, calls.givePermissions, ({ params, body, company }) =>
    givePermissions(db, {
      ...body,
      productId: params.product_id,
      company,
      userToken: body.user_token,
    }),
  );
  route(app, calls.listUserPermissionKinds, ({ language }) => userPermissions(db, language));
  for (const [call, replacesAll] of [
    [calls.changeUserPermissions, false],
    [calls.replaceUserPermissions, true],
  ] as const)
    route(app, call, ({ params, body, company, language }) =>
      changeUserPermissions(
        db,
        {
          productId: params.product_id,
          company,
          entries: body.user_permissions_licenses,
          previous: body.based_on,
          replacesAll,
          userToken: body.user_token,
        },
        language,
      ),
    );
}
