// Writes one demo app with all its builds.
import { languages } from "@lanyard/contract";
import { products } from "../features/product/product.tables.ts";
import type { Tx } from "../platform/database/db.ts";
import type { Files } from "../platform/files/files.ts";
import {
  enabledAccounts,
  screenshots,
  submissionPermissions,
  submissions,
  submissionTexts,
} from "../features/submission/submission.tables.ts";
import type { DemoApp, DemoBuild } from "./demo.app.ts";
import { drawArchive, drawSql, fileNames } from "./demo.files.ts";
import { draw, sketchBanner, sketchIcon, sketchScreen, type Sketch } from "./pictures/draw.ts";
import { getPaint } from "./pictures/svg.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The time that many days ago, in ISO 8601. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

interface StoredBuild extends DemoBuild {
  readonly archive: string;
  readonly sqlScript: string;
}
export interface StoredApp {
  readonly app: DemoApp;
  readonly icon: string;
  readonly banner: string;
  readonly screens: readonly string[];
  readonly builds: readonly StoredBuild[];
}

/** The keys of everything stored for an app. */
export const listKeys = ({ icon, banner, screens, builds }: StoredApp): string[] =>
  [
    icon,
    banner,
    ...screens,
    ...builds.flatMap(({ archive, sqlScript }) => [archive, sqlScript]),
  ].filter(Boolean);

/** The sketches of an app's icon, banner and screenshots, in this order. */
export function createSketches({ motif, menuEntryId, screens, texts }: DemoApp): readonly Sketch[] {
  const paint = getPaint(menuEntryId);
  return [
    sketchIcon(motif, paint),
    sketchBanner(motif, paint),
    ...screens.map((screen, index) =>
      sketchScreen(screen, paint, menuEntryId + index + texts.length),
    ),
  ];
}

/** Draws an app's files and stores them. They stay pinned until the database refers to them. */
export async function storeFiles(files: Files, app: DemoApp): Promise<StoredApp> {
  const [icon = "", banner = "", ...screens] = await Promise.all(
    createSketches(app).map(async (from) => {
      const { picture, renditions } = await draw(from);
      return files.put(picture, "webp", renditions);
    }),
  );
  const builds = await Promise.all(
    app.builds.map(async (build) =>
      // A draft without release notes stands for one that has only been begun.
      build.notes === ""
        ? { ...build, archive: "", sqlScript: "" }
        : {
            ...build,
            archive: await files.put(await drawArchive(app, build), "zip"),
            sqlScript: await files.put(drawSql(app, build), "sql"),
          },
    ),
  );
  return { app, icon, banner, screens, builds };
}

async function insertBuild(
  tx: Tx,
  productId: number,
  stored: StoredApp,
  build: StoredBuild,
): Promise<number> {
  const { app, icon, banner, screens } = stored;
  const name = fileNames(app, build);
  const changed = daysAgo(build.daysAgo);
  const [row] = await tx
    .insert(submissions)
    .values({
      productId,
      status: build.status,
      version: build.version,
      menuEntryId: app.menuEntryId,
      notes: build.notes,
      mobileAvailable: app.mobile,
      priceCents: build.price ?? 0,
      expirationId: build.expirationId ?? 1,
      isPrivate: app.companyEmails !== undefined,
      rejectionReason: build.rejectionReason ?? "",
      icon,
      banner,
      archive: build.archive,
      archiveName: build.archive && name.archive,
      sqlScript: build.sqlScript,
      sqlScriptName: build.sqlScript && name.sql,
      privacyPolicyUrl: `https://${app.owner}.example/privacy`,
      serviceTermsUrl: `https://${app.owner}.example/terms`,
      createdAt: changed,
      updatedAt: changed,
    })
    .returning({ id: submissions.id });
  const submissionId = row?.id ?? 0;
  await tx.insert(submissionTexts).values(
    app.texts.map(([code, title, description]) => ({
      submissionId,
      languageId: languages.find((language) => language.code === code)?.id ?? 0,
      name: title,
      description,
    })),
  );
  await tx
    .insert(screenshots)
    .values(screens.map((image, position) => ({ submissionId, image, position })));
  await tx
    .insert(submissionPermissions)
    .values(app.permissions.map((permissionId) => ({ submissionId, permissionId })));
  if (app.companyEmails)
    await tx
      .insert(enabledAccounts)
      .values(app.companyEmails.map((email) => ({ submissionId, email })));
  return submissionId;
}

export interface AppIds {
  readonly productId: number;
  /** Oldest first. */
  readonly buildIds: readonly number[];
}

/** How many days before the last change of its first build a product was created. */
export const daysToFirstBuild = 4;

/** Inserts the product and its builds; returns their ids. */
export async function insertApp(tx: Tx, ownerId: number, stored: StoredApp): Promise<AppIds> {
  const createdAt = daysAgo((stored.builds[0]?.daysAgo ?? 0) + daysToFirstBuild);
  const [product] = await tx
    .insert(products)
    .values({ ownerId, name: stored.app.texts[0]?.[1] ?? "", createdAt })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  const buildIds: number[] = [];
  for (const build of stored.builds) buildIds.push(await insertBuild(tx, productId, stored, build));
  return { productId, buildIds };
}
