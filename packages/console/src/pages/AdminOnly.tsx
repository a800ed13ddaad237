// Shows pages to administrators only; redirects everybody else to their products, as for an unknown address.
import { Navigate, Outlet } from "react-router-dom";
import { useRole } from "../session/session.tsx";
import { paths } from "../shared/paths.ts";

export function AdminOnly() {
  return useRole() === "admin" ? <Outlet /> : <Navigate to={paths.products} replace />;
}
