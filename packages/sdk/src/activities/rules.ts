/** Groups for which one call makes an activity. */
export const MAX_GROUPS = 12;

/** Characters of an activity's name, theme, instructions and resources. */
export const MAX_ACTIVITY_NAME = 150;
export const MAX_THEME = 200;
export const MAX_INSTRUCTIONS = 5000;
export const MAX_ACTIVITY_RESOURCES = 2000;

/** Links that an activity has. */
export const MAX_LINKS = 10;

/** Files of an activity; a call brings up to six of them. */
export const MAX_FILES = 12;
export const MAX_FILES_AT_ONCE = 6;

/** Activities that one call copies. */
export const MAX_COPIED = 60;

/** The most deliveries that a limit allows each student. */
export const MAX_ATTEMPTS = 20;

/** `scheduled`: its publication is still to come; `open`: published, and not due yet; `over`: it was due. */
export const activityStatuses = ['scheduled', 'open', 'over'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];
