// Types of receive-webhook.mjs, which is shown as it stands and so has none of its own.
import type { Server } from "node:http";

/** `handle` gets each event once, parsed. */
export function receiver(secret: string, handle: (message: unknown) => void): Server;
