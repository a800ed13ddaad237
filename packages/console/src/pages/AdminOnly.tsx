// Shows pages to administrators only; who is none gets their own place: the address is as unknown to them.
import { Navigate, Outlet } from "react-router-dom";
import { useRole } from "../session/session.tsx";
import { paths } from "../shared/paths.ts";

export function AdminOnly() {
  return useRole() === "admin" ? <Outlet /> : <Navigate to={paths.products} replace />;
}
