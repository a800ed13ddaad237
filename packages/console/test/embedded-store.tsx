// Helpers for tests of a company's store in a host's frame: the server's responses, and opening the store.
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import {
  countStore,
  filterStore,
  getCompanySelf,
  getStoreFront,
  listDepartments,
  listInstalled,
  listLicensedApps,
  listLicenses,
  listPayments,
  listPeopleWithPermissions,
  summarizeLicenses,
  type StoreCard,
} from "@lanyard/contract";
import { sampleSummary } from "../src/features/license/sample-licenses.ts";
import { sampleCard } from "../src/features/product/sample-cards.ts";
import { actAs, connection } from "../src/auth/company-connection.ts";
import { keepInBrowser, keepInMemory } from "../src/auth/storage-mode.ts";
import { accessToken } from "../src/auth/storage.ts";
import { openHost, setup, showEmbedded } from "./host.tsx";
import { answers, server } from "./server.ts";

export const rossi = { company_id: 3, name: "Rossi", email: "info@rossi.test", country: "IT" };
const card: StoreCard = {
  ...sampleCard("ready_for_sale"),
  product_name: "Mensa",
  license_state: "none",
  license_id: null,
  license_expires_at: null,
  license_expiring_at: null,
  installed_version: "",
};

export function beginEmbedded(): void {
  localStorage.setItem("access_token", "somebody's own");
  keepInMemory();
  // As index.html has it.
  document.title = "Lanyard";
  server.use(
    answers(getCompanySelf, rossi),
    answers(filterStore, [card]),
    answers(getStoreFront, { new: [], used: [], updated: [] }),
    answers(countStore, { all: 1, entries: [] }),
    answers(listLicenses, []),
    answers(summarizeLicenses, sampleSummary),
    answers(listPayments, []),
    answers(listLicensedApps, []),
    answers(listDepartments, { people: 0, departments: [{ department: "Sales", people: 2 }] }),
    answers(listPeopleWithPermissions, []),
    answers(listInstalled, [card]),
  );
}

export function endEmbedded(): void {
  connection.set(undefined);
  accessToken.set(null);
  actAs(undefined);
  keepInBrowser();
  localStorage.clear();
  const root = document.documentElement;
  for (const name of ["data-theme", "dir", "data-host"]) root.removeAttribute(name);
}

/** Opens the store and waits until it has processed the host's setup. */
export async function inStore(address?: string, capabilities?: Parameters<typeof openHost>[0]) {
  const host = openHost(capabilities);
  const embedded = await showEmbedded(host, address);
  await host.says(setup);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(host.sentMessages("set.element").length).toBeGreaterThan(0));
  return { host, ...embedded };
}
