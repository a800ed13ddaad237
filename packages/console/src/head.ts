// Runs in the head of every page, before anything is painted. What the server wrote is for visitors, in the language of
// their cookie: other readers do not see it, and main.tsx renders the page for them.
import { markOther } from "./shared/other-reader.ts";
import { accessToken, storedLanguage, tellServer } from "./shared/storage.ts";

const language = storedLanguage.get();
const isOther = language !== document.documentElement.lang;
if (isOther) tellServer(language);
if (isOther || accessToken.get() !== "") markOther();
