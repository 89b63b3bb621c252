/** Days after which it is deleted which screens a member opened. */
export const USAGE_DAYS = 400;

/** Screens that are kept of one member and day: the portal has fewer. */
export const MOST_SCREENS_A_DAY = 100;

/** Days of which a school reads how its people use the portal. */
export const USAGE_REPORT_DAYS = 30;

/** A screen that fewer people opened is not in a report: who they are could be guessed. */
export const FEWEST_PEOPLE = 5;

/** The address of a screen with the names of its parameters instead of their values: it names no row. */
export const SCREEN = /^(\/:?[a-zA-Z][\w-]*\??)+\/?$/;
