/** How often an open page asks whether its session still stands (document 1 section 9). */
export const VERIFY_EVERY_MS = 300_000;

/** How long a toast stays (document 1 section 8). */
export const TOAST_MS = 6000;

/** How long an administrator sees the portal as a member. */
export const VIEW_MINUTES = 30;

/** How long a code that hands a session to the portal is good for. */
export const HANDOFF_SECONDS = 60;

/** How long the link is good that confirms an e-mail address. */
export const CONFIRMATION_DAYS = 3;

/** How long a browser that signed in to an account passes while others guess at its password. */
export const KNOWN_DEVICE_DAYS = 90;

/** Known devices that a browser keeps, and sends with a sign-in: a family shares one. */
export const KNOWN_DEVICES = 5;

/** How long the link is good that sets a new password. */
export const PASSWORD_RESET_MINUTES = 60;
