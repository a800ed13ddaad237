// Local storage: the access token, the chosen language, the signed-in user's name, avatar and role, the keyboard
// setting.
import { defaultLanguage, isLanguage, languageCookie, type LanguageCode } from "@lanyard/contract";
import { browserStorage } from "./browser-storage.ts";
import { keepsInMemory } from "./storage-mode.ts";

const { read, write, isRefused } = browserStorage(() => localStorage);

export const accessToken = {
  key: "access_token",
  get: () => read("access_token") ?? "",
  set: (token: string | null) => write("access_token", token),
  isRefused: () => isRefused("access_token"),
};

/** The session's public id, by which a page knows whether the server rendered it for this session. */
export const sessionId = {
  get: () => read("session_id") ?? "",
  set: (id: string | null) => write("session_id", id),
};

/** Stores the language in a cookie too, because the server renders pages before any script can read the storage. */
export function tellServer(code: LanguageCode): void {
  if (keepsInMemory()) return;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${code}; path=/; max-age=31536000; samesite=lax${secure}`;
}

export const storedLanguage = {
  key: "language",
  get: (): LanguageCode => {
    const code = read("language") ?? "";
    return isLanguage(code) ? code : defaultLanguage;
  },
  set: (code: LanguageCode) => {
    write("language", code);
    tellServer(code);
  },
};

/**
 * Whether shortcuts without Ctrl or ⌘ are on: people who use speech input, or whose hands tremble, can turn them off.
 */
export const singleKeys = {
  get: (): boolean => read("single_keys") !== "off",
  set: (isOn: boolean) => write("single_keys", isOn ? null : "off"),
};

/** The current-user record: the navigation bar shows it until the server has answered. */
export interface UserRecord {
  readonly username: string;
  readonly avatar: string;
  /** Decides which calls the user's pages make first. */
  readonly role: string;
}

const userKey = "current_user";

export const storedUser = {
  key: userKey,
  get: (): UserRecord | undefined => {
    try {
      const record: unknown = JSON.parse(read(userKey) ?? "null");
      return record !== null &&
        typeof record === "object" &&
        "username" in record &&
        "avatar" in record
        ? {
            username: String(record.username),
            avatar: String(record.avatar),
            role: "role" in record ? String(record.role) : "",
          }
        : undefined;
    } catch {
      return undefined;
    }
  },
  set: (record: UserRecord | null) =>
    write(
      userKey,
      record &&
        JSON.stringify({ username: record.username, avatar: record.avatar, role: record.role }),
    ),
};
