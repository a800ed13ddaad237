// Runs in the head of every page, before anything is painted. What the server rendered is for visitors, in the language
// of their cookie: it is hidden from other readers, for whom main.tsx renders the page. Meanwhile the first calls of a
// signed-in user are sent, the pictures that they name and the page's scripts are asked for, and what a visitor does with
// the page is held until it can answer.
import { currentUser } from "@lanyard/contract";
import { begin, keepArrived } from "./shared/begun.ts";
import { connection } from "./shared/company-connection.ts";
import { holdInput } from "./shared/early-input.ts";
import { watchScripts } from "./shared/not-loaded.ts";
import { markOther } from "./shared/other-reader.ts";
import { askForPictures } from "./shared/pictures-ahead.ts";
import { readPageData, type PageData } from "./shared/page-data.ts";
import { accessToken, storedLanguage, storedUser, tellServer } from "./shared/storage.ts";

/** The address of a call: its path has what the page's own has in the same places, its query what the page's has. */
function filled(call: string, pattern: string): string {
  const names = pattern.split("/");
  const values = location.pathname.split("/");
  const given = new URLSearchParams(location.search);
  return call
    .replace(/:\w+/g, (name) => values[names.indexOf(name)] ?? "")
    .replace(/\{\?(.+)\}/, (_, taken: string) => {
      const query = new URLSearchParams(
        taken.split(",").flatMap((name) => {
          const value = given.get(name);
          return value ? [[name, value]] : [];
        }),
      );
      return query.size > 0 ? `?${query.toString()}` : "";
    });
}

function beginCalls({ pattern, calls, pictures }: PageData): void {
  const role = storedUser.get()?.role ?? "";
  const ahead = pictures?.[role];
  const [first, ...others] = (calls[role] ?? []).map((call) => filled(call, pattern));
  begin([currentUser.path, ...(first === undefined ? [] : [first]), ...others], (url, { text }) => {
    if (ahead && url === first) askForPictures(text, ahead);
  });
}

function beginScripts({ scripts }: PageData): void {
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        crossOrigin: "",
        href,
      }),
    );
}

/** As the server reads it: `//docs` is /docs, which the router would not find. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replaceAll(/\/{2,}/g, "/");
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}

tidyAddress();
holdInput();
watchScripts();
const language = storedLanguage.get();
const isOther = language !== document.documentElement.lang;
const isSignedIn = accessToken.get() !== "";
// A company's store is its own.
const isCompany = connection.get() !== undefined;
if (isOther) tellServer(language);
if (isOther || isSignedIn || isCompany) markOther();
const data = readPageData();
// The calls first: the page waits longest for their answers and the pictures in them.
const ofCompany = isCompany && data?.pattern.startsWith("/store");
if (isSignedIn && data && !ofCompany) beginCalls(data);
else if (!isOther && !isSignedIn && !isCompany && data?.answers) keepArrived(data.answers);
if (data) beginScripts(data);
