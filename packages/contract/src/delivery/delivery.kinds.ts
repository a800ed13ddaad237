// The kinds, states and failure reasons of the mails and webhooks that the server sends.

export const deliveryKinds = ["mail", "webhook"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** What mails are about. */
export const mailTopics = [
  /** A link that sets the first password. */
  "invite",
  /** A link that sets another password. */
  "reset",
  /** A link that confirms the new address of an account. */
  "confirm_email",
  /** The address of an account has changed: a link that undoes it. */
  "undo_email",
  /** The address of an account has changed, without such a link. */
  "new_email",
  /** The password of an account has changed. */
  "new_password",
  /** Somebody asks for a functionality. */
  "enquiry",
  /** A company asks for a proposal. */
  "proposal",
  /** An administrator has answered a request. */
  "answer",
  /** Licenses are about to end. */
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

/** Mails with a link that opens an account, or changes whose it is. The server composes their text when it sends them, and never stores it. */
export const linkTopics = [
  "invite",
  "reset",
  "confirm_email",
  "undo_email",
] as const satisfies readonly MailTopic[];
export type LinkTopic = (typeof linkTopics)[number];

/**
 * `waiting`: the server will try to send it, repeatedly if need be; `resent`: the same, after somebody has resent it;
 * `failed`: the server does not try any more.
 */
export const deliveryStates = ["waiting", "failed", "resent", "delivered"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed, as the console explains it. */
export const deliveryReasons = [
  /** The host name cannot be resolved. */
  "unknown_host",
  "no_connection",
  "no_answer",
  /** The receiver's certificate is not trusted. */
  "certificate",
  /** The mail server did not accept our name and password. */
  "sign_in",
  /** The mail server refused this receiver or message. */
  "rejected",
  /** The mail server asks to try again later. */
  "busy",
  /** 410: the receiver wants no more webhooks. */
  "gone",
  /** Any other status that is not a success. */
  "status",
  /** Not an address of the public internet. */
  "private_address",
  /** The link was used or had expired before it could be sent, or its account is closed. */
  "link_gone",
  /** The server stopped while sending, so it is unknown whether the message arrived. */
  "interrupted",
  "other",
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** Whether the text can be read: `secret` texts are never stored, `forgotten` ones are deleted after delivery. */
export const deliveryTexts = ["shown", "secret", "forgotten"] as const;

/** `atOnce`: how many messages one call resends. `answer`: how many characters of a receiver's response are kept. */
export const deliveryLimits = { search: 100, atOnce: 200, answer: 500 } as const;
