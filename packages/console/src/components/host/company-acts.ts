// What a company has just done with an app, for who tells it elsewhere than on the page: a host shows it as a toast.
import { topic } from "./notifications.ts";

export type CompanyAct = "licensed" | "paid" | "installed" | "proposed";

export const companyActs = topic<CompanyAct>("company.acts");
