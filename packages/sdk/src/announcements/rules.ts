/** Whose families an announcement is for: of the whole school, of some of its levels, of some groups. */
export const announcementAudiences = ['school', 'levels', 'groups'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const MAX_ANNOUNCEMENT_FILES = 3;
export const MAX_ANNOUNCEMENT_LINKS = 3;

/** Characters of an announcement. */
export const MAX_TITLE = 150;
export const MAX_TEXT = 5000;

/** Groups that one announcement is for. */
export const MAX_ANNOUNCED_GROUPS = 50;

/** Who has not read an announcement is reminded of it once in so long a time. */
export const REMINDER_HOURS = 24;

/** Announcements that families are shown: the newest. */
export const SHOWN_ANNOUNCEMENTS = 100;

/** People of one answer who have not read an announcement. */
export const SHOWN_MISSING = 200;
