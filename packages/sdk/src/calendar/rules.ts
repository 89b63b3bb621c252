/** Calendars that people write into: of LIA for everyone, of a school, of a group, one's own. */
export const eventKinds = ['site', 'school', 'group', 'personal'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What stands in a calendar: events, and what other parts of LIA add to it. */
export const entryKinds = [...eventKinds, 'homework', 'meeting', 'external'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What may be read in other programs: not what came from one of them, which would be there twice. */
export const feedKinds = [...eventKinds, 'homework', 'meeting'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Who of a school or group sees an event: who works there, their families as well, and students as well. */
export const eventAudiences = ['staff', 'families', 'all'] as const;
export type EventAudience = (typeof eventAudiences)[number];

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Days of the week as RFC 5545 names them, from Monday on. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** Which day of a month: the same number, the same weekday counted from its start (`the second Tuesday`), or its last such weekday. */
export const monthDays = ['number', 'weekday', 'lastWeekday'] as const;
export type MonthDay = (typeof monthDays)[number];

/** Which instances of a series a change is for. */
export const editScopes = ['this', 'following', 'all'] as const;
export type EditScope = (typeof editScopes)[number];

export const MAX_EVENT_TITLE = 150;
export const MAX_EVENT_TEXT = 2000;
export const MAX_PLACE = 200;

/** A series comes at most so often, where its number is given. */
export const MAX_COUNT = 500;

/** Days from the start of a series until which it may come, where its end is given. */
export const MAX_SERIES_DAYS = 3660;

/** Days that one event may last. */
export const MAX_EVENT_DAYS = 60;

/** Days of one reading: thirteen months and the rest of their weeks. */
export const MAX_RANGE_DAYS = 410;

/** Entries of one answer, the earliest. */
export const MAX_ENTRIES = 3000;
