// The files that each page loads first, so that the document can list them and the browser loads them early.
import type { LanguageCode } from "@lanyard/contract";
import { chapters } from "./shared/chapters.ts";
import { entryName } from "./shared/entry-name.ts";
import { paths, patterns } from "./shared/paths.ts";
import { textsPath } from "./shared/texts.ts";

type Sources = readonly string[];

const page = (name: string) => `src/pages/${name}.tsx`;
const text = (name: string, language: LanguageCode) => `src/guide/texts/${name}.${language}.mdx`;

/** The lazy modules of each page, by the page's path pattern; pages not listed are the landing page. */
const modules: Readonly<Record<string, (language: LanguageCode) => Sources>> = {
  [patterns.login]: () => [page("LoginPage")],
  [patterns.passwordReset]: () => [page("PasswordResetPage")],
  [patterns.emailConfirm]: () => [page("EmailLinkPage")],
  [patterns.emailUndo]: () => [page("EmailLinkPage")],
  [patterns.functionality]: () => [page("FunctionalityPage")],
  [patterns.docs]: () => [page("DocsPage")],
  [patterns.terms]: (language) => [page("LegalPage"), text("terms", language)],
  [patterns.privacy]: (language) => [page("LegalPage"), text("privacy", language)],
  [patterns.products]: () => [page("ProductsPage")],
  [patterns.auth]: () => [page("ProductsPage")],
  [patterns.review]: () => [page("ReviewPage")],
  [patterns.product]: () => [page("ProductPage")],
  [patterns.preview]: () => [page("StoreProductPage")],
  [patterns.companies]: () => [page("CompaniesPage")],
  [patterns.users]: () => [page("UsersPage")],
  [patterns.requests]: () => [page("RequestsPage")],
  [patterns.audit]: () => [page("AuditPage")],
  [patterns.deliveries]: () => [page("DeliveriesPage")],
  [patterns.settings]: () => [page("SettingsPage")],
  [patterns.account]: () => [page("AccountPage")],
  [patterns.store]: () => [page("StorePage")],
  [patterns.storeProduct]: () => [page("StoreProductPage")],
  [patterns.storeApps]: () => [page("StoreAppsPage")],
  [patterns.licenses]: () => [page("LicensesPage")],
  [patterns.people]: () => [page("PeoplePage")],
  [patterns.receipts]: () => [page("ReceiptsPage")],
  [patterns.receipt]: () => [page("ReceiptPage")],
  [patterns.buildOfProduct]: () => [page("BuildPage")],
  [patterns.build]: () => [page("BuildPage")],
  ...Object.fromEntries(
    chapters.map((chapter) => [
      paths.chapter(chapter),
      (language: LanguageCode) => [page("DocsPage"), text(`guide/${chapter}`, language)],
    ]),
  ),
};

/** Vite's build manifest: the output file of each source. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: Sources;
      readonly assets?: Sources;
    }
  >
>;

/** The output files of `sources` and of everything they import. */
function filesOf(manifest: Manifest, sources: Sources, found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

const entryOf = (manifest: Manifest): Sources =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === entryName);

const filesIn = (manifest: Manifest, sources: Sources) =>
  [...filesOf(manifest, sources)].map((file) => `/${file}`);

/** The scripts that every page loads; the first of them starts the console. */
export const entryScripts = (manifest: Manifest): readonly string[] =>
  filesIn(manifest, entryOf(manifest));

/** The scripts of a page that are not among `entryScripts`. */
export function firstScripts(
  manifest: Manifest,
  pattern: string,
  language: LanguageCode,
): readonly string[] {
  const own = modules[pattern]?.(language) ?? [page("LandingPage")];
  const entry = entryScripts(manifest);
  return filesIn(manifest, own).filter((file) => !entry.includes(file));
}

const offices: readonly string[] = [
  patterns.companies,
  patterns.users,
  patterns.requests,
  patterns.audit,
];

/** The text namespaces that a page needs besides `translation`. */
function ownTextsOf(pattern: string): readonly string[] {
  if (offices.includes(pattern)) return ["office"];
  if (pattern === patterns.deliveries || pattern === patterns.settings) return ["operations"];
  if (pattern.startsWith(patterns.docs)) return ["guide"];
  if (pattern === patterns.review) return ["review", "preflight"];
  return pattern.startsWith(patterns.store) || pattern === patterns.preview ? ["store"] : [];
}

/** Link elements that preload what a page needs besides scripts: font and texts. */
export function firstLinks(manifest: Manifest, pattern: string, language: LanguageCode): string {
  const fonts = Object.values(manifest)
    .flatMap(({ assets }) => assets ?? [])
    .filter((file) => /inter-core[^/]*\.woff2$/.test(file));
  const namespaces = ["translation", ...ownTextsOf(pattern)];
  return [
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
    ),
    ...namespaces.map(
      (name) => `<link rel="preload" as="fetch" crossorigin href="${textsPath(language, name)}" />`,
    ),
  ].join("");
}
