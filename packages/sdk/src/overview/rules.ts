/** Weeks of which sign-ins are counted, the current one among them. */
export const SIGN_IN_WEEKS = 8;

/** A count of fewer than so many of a group is hidden from who does not reach the people that it counts. */
export const SMALLEST_CELL = 5;

/** Calendar months of which figures are counted, the current one among them. */
export const FIGURE_MONTHS = 12;

/** Imports that are shown. */
export const LATEST_IMPORTS = 3;
