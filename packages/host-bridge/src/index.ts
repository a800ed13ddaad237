// What a guest imports: its end of the bridge and what its address carries.
export { readPayload, writePayload } from "./payload.ts";
export type { GuestMessage, GuestType, HostMessage, HostType } from "./protocol.ts";
