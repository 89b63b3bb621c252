import { DAY_MS } from '../calendar/durations.ts';
/**
 * How people meet: by a link of any provider, in a room of the Jitsi domain that is configured, or in one of BigBlueButton. The last
 * two are `hosted`: the server makes their rooms.
 */
export const meetingProviders = ['link', 'jitsi', 'bigbluebutton'] as const;
export type MeetingProviderName = (typeof meetingProviders)[number];

/** A room without its teacher is none that children are let into; by a link we cannot know. */
export const isHosted = (provider: MeetingProviderName): boolean => provider !== 'link';

/** Minutes before its start from which a class may be joined. */
export const JOIN_MINUTES = 10;

/** Minutes after its end until which it may still be joined: who lost the connection comes back. */
export const GRACE_MINUTES = 15;

/** Who joins later than this was late. */
export const LATE_MINUTES = 10;

/** How long a class takes. */
export const LEAST_MINUTES = 10;
export const MOST_MINUTES = 300;

/** Weeks for which the classes of a weekly one stand in the calendar. */
export const WEEKS_AHEAD = 4;

/** Days ahead of which a class is planned at most. */
export const MOST_DAYS_AHEAD = 366;

/** Days of one answer. */
export const MOST_DAYS_READ = 62;

/** Classes of one answer. */
export const MOST_MEETINGS = 500;

/** Days before and after today whose classes students and families are shown. */
export const DAYS_SHOWN = 14;

/** Files and links of a class. */
export const MAX_RESOURCES = 20;

/** People are notified so long before a class begins. */
export const SOON_MINUTES = 15;

/** Of another time, or that there is no class, people are notified so long after the change: a slip of the finger is corrected. */
export const CHANGE_MINUTES = 2;

/** What changes of classes that are further ahead is no news yet. */
export const CHANGE_DAYS = 7;

/** Whether people are notified of a change of a class that begins then: it has not begun, and is not far ahead. */
export const isChangeNotified = (startsAt: Date, now: number): boolean =>
  startsAt.getTime() > now && startsAt.getTime() < now + CHANGE_DAYS * DAY_MS;

/** In a room on our own page, presence is recorded so often. */
export const PRESENCE_SECONDS = 60;

/** Characters of a title, and of why a class is cancelled. */
export const MAX_TITLE = 120;
export const MAX_CANCELLATION_REASON = 200;

/** As what a person is in a class. Students are enrolled in its group; observers only look on. */
export const participantRoles = ['host', 'student', 'observer'] as const;
export type ParticipantRole = (typeof participantRoles)[number];
