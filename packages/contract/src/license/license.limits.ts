// License periods that screens, mails and the guide mention.

/**
 * A license counts as expiring in the last quarter of its period, and at most this many days before its end; it can then
 * be renewed in advance.
 */
export const expiringDays = 30;
/** How many hours an app's token works. */
export const appTokenHours = 8;
/** How many licenses one payment pays: no provider's page has more lines. */
export const paymentLines = 100;
/** How many minutes the payment provider's page waits for the payer. */
export const checkoutMinutes = 60;
