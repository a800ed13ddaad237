// What the server sends to others, where it stands, and why it did not arrive.

export const dispatchKinds = ["mail", "webhook"] as const;
export type DispatchKind = (typeof dispatchKinds)[number];

/** What mails are about. */
export const mailTopics = [
  /** A link that sets the first password. */
  "invite",
  /** A link that sets another password. */
  "reset",
  /** The address of an account has changed. */
  "new_email",
  /** The password of an account has changed. */
  "new_password",
  /** Somebody asks for a functionality. */
  "enquiry",
  /** A company asks for a proposal. */
  "proposal",
  /** What was asked is answered. */
  "answer",
  /** Licenses end. */
  "reminder",
  /** A price has changed. */
  "price",
  /** A build waits for review. */
  "waiting",
  "approved",
  "rejected",
  "remarks",
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Mails with a link that opens an account: what they say is made when they are sent, and stored nowhere. */
export const linkTopics = ["invite", "reset"] as const satisfies readonly MailTopic[];
export type LinkTopic = (typeof linkTopics)[number];

/**
 * `waiting` will be tried, again if need be; `resent` too, after somebody has sent it again; `failed` is not tried any
 * more.
 */
export const dispatchStates = ["waiting", "failed", "resent", "delivered"] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** Why an attempt failed, for people. */
export const dispatchReasons = [
  /** The server of that name is not known to anybody. */
  "unknown_host",
  "no_connection",
  "no_answer",
  /** Its certificate is not trusted. */
  "certificate",
  /** The mail server did not accept our name and password. */
  "sign_in",
  /** The mail server refused this receiver or message. */
  "rejected",
  /** The mail server asks to try again later. */
  "busy",
  /** 410: the receiver wants no more. */
  "gone",
  /** Another status than one that says yes. */
  "status",
  /** Not an address of the public internet. */
  "private_address",
  /** The link was used or had expired before it could be sent, or its account is closed. */
  "link_gone",
  /** The server ended while it was sending, and nobody knows whether it arrived. */
  "interrupted",
  "other",
] as const;
export type DispatchReason = (typeof dispatchReasons)[number];

/** Whether what was sent can be read: `secret` is never stored, `forgotten` is not kept once it has arrived. */
export const dispatchTexts = ["shown", "secret", "forgotten"] as const;

/** `atOnce`: how many are sent again by one call. `answer`: how much is kept of what a receiver answers, in characters. */
export const dispatchLimits = { search: 100, atOnce: 200, answer: 500 } as const;
