/** Students that one call puts into a group, and that are listed at once to choose from. */
export const MAX_ADDED = 100;

/** Characters of a group's name. */
export const MAX_GROUP_NAME = 60;

/** Characters of what another program of the school calls a group. */
export const MAX_EXTERNAL_ID = 40;
