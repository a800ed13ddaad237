// The guest's API: its end of the bridge, the payload in its address, and functions to follow its host.
export type { Receiver, Recipient } from "./channel.ts";
export type { OnDrop, Reason } from "./dropped.ts";
export { connectToHost, type Guest, type GuestOptions, type GuestState } from "./guest.ts";
export { followHeight } from "./height.ts";
export { wearLook, type Look } from "./look.ts";
export type { Offer } from "./offers.ts";
export { readPayload } from "./payload.ts";
export { openPopup } from "./popup.ts";
export type { GuestMessage, GuestType, HostMessage, HostType } from "./protocol.ts";
export { createTopics as createNotifications, type Topics } from "./topics.ts";
