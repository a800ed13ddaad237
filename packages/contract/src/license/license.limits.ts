// Times of licenses that screens, mails and the guide speak of.

/** A license is expiring in the last days of its period, in which it can be renewed ahead. */
export const expiringDays = 30;
/** How long a page of the payment provider waits for an answer. */
export const checkoutMinutes = 60;
