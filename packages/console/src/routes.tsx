// URL -> page: the whole site on one screen.
import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { Guard } from "./pages/Guard.tsx";
import { Shell } from "./pages/Shell.tsx";
import { patterns } from "./shared/paths.ts";

const LandingPage = lazy(() => import("./pages/LandingPage.tsx"));
const LoginPage = lazy(() => import("./pages/LoginPage.tsx"));
const PasswordResetPage = lazy(() => import("./pages/PasswordResetPage.tsx"));
const FunctionalityPage = lazy(() => import("./pages/FunctionalityPage.tsx"));
const DocsPage = lazy(() => import("./pages/DocsPage.tsx"));
const LegalPage = lazy(() => import("./pages/LegalPage.tsx"));
const AccountPage = lazy(() => import("./pages/AccountPage.tsx"));
const ProductsPage = lazy(() => import("./pages/ProductsPage.tsx"));
const ProductPage = lazy(() => import("./pages/ProductPage.tsx"));
const BuildPage = lazy(() => import("./pages/BuildPage.tsx"));

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
