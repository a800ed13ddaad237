// Maps URLs to pages: the whole site in one file.
import { isValidElement, useDeferredValue, useSyncExternalStore } from "react";
import {
  createPath,
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  parsePath,
  Route,
  useLocation,
  useRoutes,
} from "react-router-dom";
import { AdminOnly } from "./pages/AdminOnly.tsx";
import { Guard } from "./pages/Guard.tsx";
import { Shell } from "./pages/Shell.tsx";
import { chapters } from "./shared/chapters.ts";
import { lazyPage, type Lazy } from "./shared/lazy-page.ts";
import { paths, patterns } from "./shared/paths.ts";

const LandingPage = lazyPage(() => import("./pages/LandingPage.tsx"));
const LoginPage = lazyPage(() => import("./pages/LoginPage.tsx"));
const PasswordResetPage = lazyPage(() => import("./pages/PasswordResetPage.tsx"));
const EmailLinkPage = lazyPage(() => import("./pages/EmailLinkPage.tsx"));
const FunctionalityPage = lazyPage(() => import("./pages/FunctionalityPage.tsx"));
const DocsPage = lazyPage(() => import("./pages/DocsPage.tsx"));
const LegalPage = lazyPage(() => import("./pages/LegalPage.tsx"));
const CompaniesPage = lazyPage(() => import("./pages/CompaniesPage.tsx"));
const AuditPage = lazyPage(() => import("./pages/AuditPage.tsx"));
const DeliveriesPage = lazyPage(() => import("./pages/DeliveriesPage.tsx"));
const SettingsPage = lazyPage(() => import("./pages/SettingsPage.tsx"));
const RequestsPage = lazyPage(() => import("./pages/RequestsPage.tsx"));
const UsersPage = lazyPage(() => import("./pages/UsersPage.tsx"));
const AccountPage = lazyPage(() => import("./pages/AccountPage.tsx"));
const ProductsPage = lazyPage(() => import("./pages/ProductsPage.tsx"));
const ReviewPage = lazyPage(() => import("./pages/ReviewPage.tsx"));
const ProductPage = lazyPage(() => import("./pages/ProductPage.tsx"));
const StorePage = lazyPage(() => import("./pages/StorePage.tsx"));
const StoreProductPage = lazyPage(() => import("./pages/StoreProductPage.tsx"));
const StoreAppsPage = lazyPage(() => import("./pages/StoreAppsPage.tsx"));
const LicensesPage = lazyPage(() => import("./pages/LicensesPage.tsx"));
const PeoplePage = lazyPage(() => import("./pages/PeoplePage.tsx"));
const ReceiptsPage = lazyPage(() => import("./pages/ReceiptsPage.tsx"));
const ReceiptPage = lazyPage(() => import("./pages/ReceiptPage.tsx"));
const BuildPage = lazyPage(() => import("./pages/BuildPage.tsx"));

const routes = createRoutesFromElements(
  <Route element={<Shell />}>
    <Route path={patterns.login} element={<LoginPage />} />
    <Route path={patterns.passwordReset} element={<PasswordResetPage />} />
    <Route path={patterns.emailConfirm} element={<EmailLinkPage action="confirm" />} />
    <Route path={patterns.emailUndo} element={<EmailLinkPage action="undo" />} />
    <Route path={patterns.functionality} element={<FunctionalityPage />} />
    <Route path={patterns.docs} element={<DocsPage />} />
    {chapters.map((chapter) => (
      <Route key={chapter} path={paths.chapter(chapter)} element={<DocsPage chapter={chapter} />} />
    ))}
    <Route path={patterns.terms} element={<LegalPage document="terms" />} />
    <Route path={patterns.privacy} element={<LegalPage document="privacy" />} />
    <Route path={patterns.store} element={<StorePage />} />
    <Route path={patterns.storeProduct} element={<StoreProductPage />} />
    <Route path={patterns.storeApps} element={<StoreAppsPage />} />
    <Route path={patterns.licenses} element={<LicensesPage />} />
    <Route path={patterns.people} element={<PeoplePage />} />
    <Route path={patterns.receipts} element={<ReceiptsPage />} />
    <Route path={patterns.receipt} element={<ReceiptPage />} />
    <Route element={<Guard />}>
      <Route path={patterns.auth} element={<Navigate to={patterns.products} replace />} />
      <Route path={patterns.products} element={<ProductsPage />} />
      <Route path={patterns.product} element={<ProductPage />} />
      <Route path={patterns.preview} element={<StoreProductPage preview />} />
      <Route element={<AdminOnly />}>
        <Route path={patterns.review} element={<ReviewPage />} />
        <Route path={patterns.companies} element={<CompaniesPage />} />
        <Route path={patterns.users} element={<UsersPage />} />
        <Route path={patterns.requests} element={<RequestsPage />} />
        <Route path={patterns.audit} element={<AuditPage />} />
        <Route path={patterns.deliveries} element={<DeliveriesPage />} />
        <Route path={patterns.settings} element={<SettingsPage />} />
      </Route>
      <Route path={patterns.account} element={<AccountPage />} />
      <Route path={patterns.buildOfProduct} element={<BuildPage />} />
      <Route path={patterns.build} element={<BuildPage />} />
    </Route>
    <Route path="*" element={<LandingPage />} />
  </Route>,
);

/** The lazy page component at an address; an empty object if the route's element is not lazy. */
function lazyAt(pathname: string): Partial<Lazy> {
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.element;
  return isValidElement(page) ? (page.type as Partial<Lazy>) : {};
}

/** Resolves when the page at an address can render at once, or its script failed to load. */
export const preparePage = async (pathname: string) => lazyAt(pathname).prepare?.();

interface AppRoutesProps {
  /**
   * The path of the page that the server rendered: it is hydrated first, even if the visitor has navigated elsewhere
   * since.
   */
  readonly written?: string | undefined;
}

const nothingToHear = () => () => undefined;

export function AppRoutes({ written }: AppRoutesProps) {
  const now = useLocation();
  const path = createPath(now);
  const taken = useSyncExternalStore(
    nothingToHear,
    () => path,
    () => written ?? path,
  );
  const location = taken === path ? now : { ...now, search: "", hash: "", ...parsePath(taken) };
  const before = useDeferredValue(location);
  // A loaded page shows at once; while another one is loading, the previous page stays.
  const isReady = lazyAt(location.pathname).isPrepared?.() ?? true;
  return useRoutes(routes, isReady ? location : before);
}
