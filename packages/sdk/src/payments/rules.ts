/** Pause between a form's success and the payment page, so that its message is read (document 1 section 9). */
export const REDIRECT_TO_PAYMENT_MS = 1000;
