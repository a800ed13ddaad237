// URL -> page: the whole site on one screen.
import { Navigate, Route, Routes } from "react-router-dom";
import { Guard } from "./pages/Guard.tsx";
import { Shell } from "./pages/Shell.tsx";
import { lazyPage } from "./shared/lazy-page.ts";
import { patterns } from "./shared/paths.ts";

const LandingPage = lazyPage(() => import("./pages/LandingPage.tsx"));
const LoginPage = lazyPage(() => import("./pages/LoginPage.tsx"));
const PasswordResetPage = lazyPage(() => import("./pages/PasswordResetPage.tsx"));
const FunctionalityPage = lazyPage(() => import("./pages/FunctionalityPage.tsx"));
const DocsPage = lazyPage(() => import("./pages/DocsPage.tsx"));
const LegalPage = lazyPage(() => import("./pages/LegalPage.tsx"));
const AccountPage = lazyPage(() => import("./pages/AccountPage.tsx"));
const ProductsPage = lazyPage(() => import("./pages/ProductsPage.tsx"));
const ProductPage = lazyPage(() => import("./pages/ProductPage.tsx"));
const BuildPage = lazyPage(() => import("./pages/BuildPage.tsx"));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={patterns.login} element={<LoginPage />} />
        <Route path={patterns.passwordReset} element={<PasswordResetPage />} />
        <Route path={patterns.functionality} element={<FunctionalityPage />} />
        <Route path={patterns.docs} element={<DocsPage />} />
        <Route path={patterns.terms} element={<LegalPage document="terms" />} />
        <Route path={patterns.privacy} element={<LegalPage document="privacy" />} />
        <Route element={<Guard />}>
          <Route path={patterns.auth} element={<Navigate to={patterns.products} replace />} />
          <Route path={patterns.products} element={<ProductsPage />} />
          <Route path={patterns.product} element={<ProductPage />} />
          <Route path={patterns.account} element={<AccountPage />} />
          <Route path={patterns.buildOfProduct} element={<BuildPage />} />
          <Route path={patterns.build} element={<BuildPage />} />
        </Route>
        <Route path="*" element={<LandingPage />} />
      </Route>
    </Routes>
  );
}
