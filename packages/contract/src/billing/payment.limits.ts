// What limits a payment.

/** How many licenses one payment pays: no provider's page has more lines. */
export const paymentLines = 100;
/** How many minutes the payment provider's page waits for the payer. */
export const checkoutMinutes = 60;
