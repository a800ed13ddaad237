// Renders the real console at an address in a DOM document, with a mock server that follows the contract.
import { setImmediate } from "node:timers/promises";
import { act, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import {
  countProducts,
  countProductsAsAdmin,
  currentUser,
  getReviewClaim,
  getReviewWait,
  getSettings,
  listExpirations,
  listMenu,
  listPermissions,
  listRemarks,
  listRemarksAsAdmin,
  listReplies,
  login,
  logout,
  runPreflight,
  type LanguageCode,
  type ProductCounts,
  type Settings,
  type ResponseData,
  type User,
} from "@lanyard/contract";
import { App } from "../src/app/App.tsx";
import { settingsQuery } from "../src/features/lookup/lookup.queries.ts";
import { openRouter, type BrowserRouter } from "../src/app/router.ts";
import { createRoutes } from "../src/app/routes.tsx";
import { userQuery } from "../src/auth/session.tsx";
import { createQueryClient } from "../src/api/on-error.ts";
import { takeState, type PageData } from "../src/api/page-data.ts";
import { accessToken, storedLanguage } from "../src/auth/storage.ts";
import { sampleChoices } from "../src/features/submission/sample-detail.ts";
import { answers, noteFault, texts } from "./server.ts";

const person = (
  id: number,
  username: string,
  role: User["role"],
): ResponseData<typeof currentUser> => ({
  id,
  session_id: `session of ${username}`,
  username,
  email: `${username}@example.com`,
  pending_email: "",
  review_mails: 1,
  support_email: "",
  role,
  avatar: "",
});
export const marta = person(7, "marta", "creator");
export const ugo = person(8, "ugo", "creator");
export const ada = person(9, "ada", "admin");
const people = [marta, ugo, ada];

/** The session token of a test user. */
export const tokenOf = ({ username }: User) => `token of ${username}`;

export const settings: Settings = {
  product_name: "Lanyard",
  support_email: "support@example.com",
  docs_url: "/docs",
  terms_url: "/terms",
  privacy_url: "/privacy",
  host_origins: [],
  demo: false,
};
export const origin = "https://lanyard.example";

export const noProducts: ProductCounts = {
  all: 0,
  draft: 0,
  waiting_for_review: 0,
  rejected: 0,
  ready_for_sale: 0,
  hidden: 0,
};

/** Default responses to the calls that every page makes; a test may override them. */
export const usual = [
  texts,
  answers(getSettings, settings),
  answers(listMenu, sampleChoices.menu),
  answers(listPermissions, sampleChoices.permissions),
  answers(listExpirations, sampleChoices.expirations),
  answers(getReviewClaim, { claim: null }),
  answers(getReviewWait, { sent_at: null, place: null, waiting: 0, times: null }),
  answers(countProducts, noProducts),
  answers(countProductsAsAdmin, noProducts),
  answers(currentUser, ({ token }) => people.find((one) => tokenOf(one) === token) ?? marta),
  answers(listRemarks, { language: "it", remarks: [] }),
  answers(listRemarksAsAdmin, { language: "it", remarks: [] }),
  answers(listReplies, []),
  answers(runPreflight, { findings: [], counts: { stops: 0, warns: 0, hints: 0 } }),
  answers(logout, { ok: true }),
  answers(login, { ...marta, token: tokenOf(marta) }),
];

configure({
  // Generous for slow machines; it costs nothing, because a test continues as soon as its condition holds.
  asyncUtilTimeout: 10_000,
  // Omits the printed document, which is slow to produce at every retry while waiting.
  getElementError: (message) => new Error(message ?? ""),
});

export interface Visit {
  /** The signed-in user. */
  readonly as?: User;
  readonly language?: LanguageCode;
  /** The server-rendered page that the console hydrates: its content, and the data that came with it. */
  readonly written?: { readonly html: string } & Pick<PageData, "state" | "session">;
}

const routers = new Set<BrowserRouter>();
/** Ends the routers of a test: they would follow the next test's history. */
export function closeRouters(): void {
  for (const router of routers) router.dispose();
  routers.clear();
}

/** Opens the console at an address; returns the simulated user and the query client. */
export async function open(address: string, { as, language = "en", written }: Visit = {}) {
  history.pushState(null, "", address);
  if (as) accessToken.set(tokenOf(as));
  storedLanguage.set(language);
  await i18next.changeLanguage(language);
  const client = createQueryClient();
  const user = userEvent.setup();
  const container = document.body.appendChild(document.createElement("div"));
  if (written) {
    container.innerHTML = written.html;
    client.setQueryData(settingsQuery().queryKey, settings);
    if (written.state) takeState(client, written.state);
    if (written.session)
      client.setQueryData(userQuery(accessToken.get()).queryKey, written.session.user);
  }
  const router = await openRouter(createRoutes(client, "beside"), () => written !== undefined);
  routers.add(router);
  await act(async () =>
    render(
      <App client={client} environment={{ origin, isWide: written?.session?.hints.isWide }}>
        <RouterProvider router={router} useTransitions={false} />
      </App>,
      {
        container,
        hydrate: written !== undefined,
        onRecoverableError: (error) => noteFault(String(error)),
      },
    ),
  );
  return { user, client };
}

/** The console's translations. */
export const t = i18next.t;

/** The current path with query and fragment. */
export const pathNow = () => location.pathname + location.search + location.hash;

/** Stops the timers, which advance in `passUntil`. */
export const stopClock = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });

/**
 * Advances the timers by `step` ms per turn, letting responses arrive in between, until `isSo` does not throw; returns
 * its result.
 */
export async function passUntil<Seen>(isSo: () => Seen, step = 500): Promise<Seen> {
  for (let turn = 1; ; turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step);
      await setImmediate();
    });
    try {
      return isSo();
    } catch (error) {
      if (turn === 1_000) throw error;
    }
  }
}
