// License periods that screens, mails and the guide mention.

/**
 * A license counts as expiring in the last quarter of its period, and at most this many days before its end; it can then
 * be renewed in advance.
 */
export const expiringDays = 30;
/** How many hours an app's token works. */
export const appTokenHours = 8;
