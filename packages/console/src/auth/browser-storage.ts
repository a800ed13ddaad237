// Reads and writes a storage of the browser. What it refuses (private windows, blocked cookies, no room), and what may
// not be stored in a host's frame, is kept in memory.
import { keepsInMemory, mayKeep } from "./storage-mode.ts";
import { rendering } from "../api/rendering.ts";

/** `storage` is a function because reading the property throws where the browser blocks it. */
export function browserStorage(storage: () => Storage) {
  const memory = new Map<string, string>();
  const isStored = (key: string, value: string): boolean => {
    try {
      mayKeep();
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read: (key: string): string | null => {
      const serverStorage = rendering()?.storage;
      if (serverStorage) return serverStorage.get(key) ?? null;
      const inMemory = memory.get(key) ?? null;
      try {
        mayKeep();
        return storage().getItem(key) ?? inMemory;
      } catch {
        return inMemory;
      }
    },
    /** Whether the browser has refused the value, so that it ends with this document. */
    isRefused: (key: string): boolean => memory.has(key) && !keepsInMemory(),
    write: (key: string, value: string | null): void => {
      memory.delete(key);
      if (value !== null && isStored(key, value)) return;
      if (value !== null) memory.set(key, value);
      // Without room for the new value, the old one must not stay.
      try {
        mayKeep();
        storage().removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
  };
}
