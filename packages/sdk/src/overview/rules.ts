/** Weeks of which sign-ins are counted, the current one among them. */
export const SIGN_IN_WEEKS = 8;

/** Imports that are shown. */
export const LATEST_IMPORTS = 3;
