// What happened to the demo's apps, as audit entries: created, sent, approved, rejected, superseded, hidden.
import { inArray } from "drizzle-orm";
import { users } from "../features/account/account.tables.ts";
import { auditLog } from "../features/audit/audit.tables.ts";
import type { Tx } from "../platform/database/db.ts";
import type { DemoPerson } from "./demo.accounts.ts";
import type { DemoApp, DemoBuild } from "./demo.app.ts";
import { daysAgo, daysToFirstBuild, type AppIds } from "./demo.catalogue.ts";

interface Happened {
  readonly days: number;
  readonly who: DemoPerson;
  /** `subject.verb`. */
  readonly action: `${"product" | "submission"}.${string}`;
  readonly id: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The fields that a build changes compared with the previous one; the first build changes everything. */
const toContent = ({ version, notes }: DemoBuild, isFirst: boolean) => ({
  version,
  ...(notes && { notes, archive: "zip" }),
  ...(isFirst && { texts: [], icon: "webp", banner: "webp", screenshots: [], permissions: [] }),
});

function buildHistory(
  app: DemoApp,
  { productId, buildIds }: AppIds,
  build: DemoBuild,
  index: number,
): Happened[] {
  const id = buildIds[index] ?? 0;
  const { status, daysAgo: days } = build;
  const toActor = (who: DemoPerson) => ({ who, id });
  const added: Happened[] =
    index === 0
      ? []
      : [
          {
            ...toActor(app.owner),
            days: days + 3,
            action: "submission.add",
            after: { productId, copiedFrom: buildIds[index - 1] },
          },
        ];
  const content = toContent(build, index === 0);
  if (status === "draft")
    return [...added, { ...toActor(app.owner), days, action: "submission.save", after: content }];
  const sendEntry = { ...toActor(app.owner), action: "submission.send" } as const;
  const waiting = { status: "waiting_for_review" };
  const createSendEntry = (before: number): Happened => ({
    ...sendEntry,
    days: days + before,
    before: { status: "draft" },
    after: { ...content, ...waiting },
  });
  if (status === "waiting_for_review") return [...added, createSendEntry(0)];
  if (status === "rejected")
    return [
      ...added,
      createSendEntry(1),
      {
        ...toActor("admin"),
        days,
        action: "submission.reject",
        before: waiting,
        after: { status, rejectionReason: build.rejectionReason },
      },
    ];
  const approved = (before: number): Happened => ({
    ...toActor("admin"),
    days: days + before,
    action: "submission.approve",
    before: waiting,
    after: { status: "ready_for_sale" },
  });
  if (status === "hidden")
    return [
      ...added,
      createSendEntry(3),
      approved(2),
      {
        ...toActor(app.owner),
        days,
        action: "submission.hide",
        before: { status: "ready_for_sale" },
        after: { status },
      },
    ];
  if (status === "ready_for_sale") return [...added, createSendEntry(2), approved(0)];
  return [
    ...added,
    createSendEntry(2),
    approved(0),
    {
      ...toActor("admin"),
      days: app.builds[index + 1]?.daysAgo ?? days,
      action: "submission.supersede",
      after: { status },
    },
  ];
}

const appHistory = (app: DemoApp, ids: AppIds): Happened[] => [
  {
    days: (app.builds[0]?.daysAgo ?? 0) + daysToFirstBuild,
    who: app.owner,
    action: "product.create",
    id: ids.productId,
    after: { name: app.texts[0]?.[1], submissionId: ids.buildIds[0] },
  },
  ...app.builds.flatMap((build, index) => buildHistory(app, ids, build, index)),
];

/** Inserts the entries in the order in which they happened, so that their ids are in that order. */
export async function insertHistory(
  tx: Tx,
  userIds: Readonly<Record<DemoPerson, number>>,
  apps: readonly { readonly app: DemoApp; readonly ids: AppIds }[],
): Promise<void> {
  const people = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, Object.values(userIds)));
  const happened = apps
    .flatMap(({ app, ids }) => appHistory(app, ids))
    .toSorted((one, other) => other.days - one.days);
  await tx.insert(auditLog).values(
    happened.map(({ days, who, action, id, before = null, after }) => ({
      createdAt: daysAgo(days),
      actorKind: "user" as const,
      actorId: userIds[who],
      actorName: people.find((person) => person.id === userIds[who])?.username ?? "",
      action,
      subjectKind: action.startsWith("product.") ? ("product" as const) : ("submission" as const),
      subjectId: id,
      before,
      after,
    })),
  );
}
