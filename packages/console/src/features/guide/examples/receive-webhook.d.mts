// Types of receive-webhook.mjs, which has none because the guide shows the file as it is.
import type { Server } from "node:http";

/** Calls `handle` once for each event, with the parsed message. */
export function receiver(secret: string, handle: (message: unknown) => void): Server;
