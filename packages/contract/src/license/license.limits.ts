// License periods that screens, mails and the guide mention.

/** A license counts as expiring this many days before its period ends; it can then be renewed in advance. */
export const expiringDays = 30;
/** How many hours an app's token works. */
export const appTokenHours = 8;
/** How many minutes the payment provider's page waits for the payer. */
export const checkoutMinutes = 60;
