// The import rules of lint ("arrows") catch violations: the test plants imports against each rule, and lint finds all.
import { expect, test } from "vitest";
import { forbiddenBy, importsOf } from "./house.ts";
import { allowed, forbidden } from "./imports.ts";

test("every arrow is held, and lets pass what is allowed", async () => {
  const violations = await forbiddenBy("arrows.mjs", "packages", [
    ...Object.values(forbidden),
    allowed,
  ]);
  const planted = Object.entries(forbidden).map(
    ([rule, imports]) => [rule, importsOf(imports).toSorted()] as const,
  );
  expect(violations).toEqual(Object.fromEntries(planted));
});

test("rooms of the server know each other one way, except for their tables", async () => {
  const src = "api/src/features";
  const violations = await forbiddenBy("room-circles.mjs", "packages/api/src", [
    // The cycle goes through a third room, and no single file is part of a cycle.
    { [`${src}/license/a.rules.ts`]: [`${src}/product/b.rules.ts`] },
    { [`${src}/product/a.store.ts`]: [`${src}/store/b.sql.ts`] },
    { [`${src}/store/a.rules.ts`]: [`${src}/license/b.rules.ts`] },
    // A folder of a room belongs to the room.
    { [`${src}/people/list/a.rules.ts`]: [`${src}/lookup/b.rules.ts`] },
    { [`${src}/lookup/a.rules.ts`]: [`${src}/people/b.rules.ts`] },
    { [`${src}/people/c.rules.ts`]: [`${src}/people/list/c.rules.ts`] },
    { [`${src}/people/list/d.rules.ts`]: [`${src}/people/d.rules.ts`] },
    { [`${src}/company/a.tables.ts`]: [`${src}/account/b.tables.ts`] },
    { [`${src}/account/a.tables.ts`]: [`${src}/company/b.tables.ts`] },
    { [`${src}/company/a.rules.ts`]: [`${src}/product/b.rules.ts`] },
  ]);
  expect(violations).toEqual({
    "rooms of the server import each other in one direction only": [
      `${src}/license -> ${src}/product`,
      `${src}/lookup -> ${src}/people`,
      `${src}/people -> ${src}/lookup`,
      `${src}/product -> ${src}/store`,
      `${src}/store -> ${src}/license`,
    ],
  });
});
