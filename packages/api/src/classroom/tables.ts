import { meetingProviders, participantRoles } from '@lia/sdk/classroom/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';
import { subjects } from '../subjects/tables.ts';

/** What a class is, whether once or every week. */
const about = {
  groupId: uuid('group_id')
    .notNull()
    .references(() => groups.id),
  subjectId: uuid('subject_id').references(() => subjects.id),
  title: text().notNull(),
  provider: text({ enum: meetingProviders }).notNull(),
  /** Of the provider `link`: http or https. */
  link: text(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull().defaultNow(),
};

/** Weekly classes of a group, which yield a class for each week. */
export const meetingSeries = pgTable(
  'meeting_series',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...about,
    /** 1: Monday to 7: Sunday. */
    weekday: integer().notNull(),
    /** By the clocks of the school: `08:30`. */
    time: text().notNull(),
    minutes: integer().notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day; null without an end. */
    endsOn: date('ends_on'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('meeting_series_group').on(table.groupId),
    index('meeting_series_subject').on(table.subjectId),
    index('meeting_series_created_by').on(table.createdBy),
    check('meeting_series_link', sql`(${table.provider} = 'link') = (${table.link} is not null)`),
    check('meeting_series_weekday', sql`${table.weekday} between 1 and 7`),
  ],
);

/** Classes of a group that are held online. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...about,
    /** Names the room of a hosted class, which no one can guess. */
    room: uuid().notNull().defaultRandom(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When its teacher ended it. */
    endedAt: instant('ended_at'),
    seriesId: uuid('series_id').references(() => meetingSeries.id),
    /** The Monday of the week that a weekly class was made for: it is made once, also where it was cancelled or deleted. */
    week: date(),
    /** Whether it was changed by itself, and does not follow its weekly class any more. */
    detached: boolean().notNull().default(false),
    cancelledAt: instant('cancelled_at'),
    reason: text().notNull().default(''),
    deletedAt: instant('deleted_at'),
    /** Whether its weekly class deleted it, which has none on a rest day or after its last day: it comes back when that changes. */
    leftOut: boolean('left_out').notNull().default(false),
    /** When people are notified of how it differs from what they know; null where of nothing. */
    changeDue: instant('change_due'),
    knownStartsAt: instant('known_starts_at').notNull(),
    knownCancelled: boolean('known_cancelled').notNull().default(false),
    /** The beginning for which people were notified that it is near. */
    soonNoticed: instant('soon_noticed'),
  },
  (table) => [
    uniqueIndex('meetings_of_week').on(table.seriesId, table.week),
    index('meetings_group').on(table.groupId, table.startsAt),
    index('meetings_starts_at').on(table.startsAt),
    index('meetings_subject').on(table.subjectId),
    index('meetings_created_by').on(table.createdBy),
    index('meetings_change_due')
      .on(table.changeDue)
      .where(sql`${table.changeDue} is not null`),
    check('meetings_link', sql`(${table.provider} = 'link') = (${table.link} is not null)`),
    check('meetings_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('meetings_week', sql`(${table.seriesId} is null) = (${table.week} is null)`),
  ],
);

/** Who joined which class. */
export const meetingJoins = pgTable(
  'meeting_joins',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    role: text({ enum: participantRoles }).notNull(),
    firstAt: instant('first_at').notNull().defaultNow(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.userId] }), index('meeting_joins_user').on(table.userId)],
);

/** Files and links of classes: one of the two. */
export const meetingResources = pgTable(
  'meeting_resources',
  {
    id: uuid().primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id),
    fileId: uuid('file_id').references(() => storedFiles.id),
    url: text(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    index('meeting_resources_meeting').on(table.meetingId),
    uniqueIndex('meeting_resources_file').on(table.fileId),
    index('meeting_resources_added_by').on(table.addedBy),
    check('meeting_resources_kind', sql`(${table.fileId} is null) <> (${table.url} is null)`),
  ],
);

/** What schools decide about their classes; a school without a row has decided nothing. */
export const schoolClassrooms = pgTable('school_classrooms', {
  schoolId: integer('school_id')
    .primaryKey()
    .references(() => institutions.id),
  guardiansObserve: boolean('guardians_observe').notNull().default(false),
});

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(meetings, {
    secret: ['link', 'room'],
    technical: ['changeDue', 'knownStartsAt', 'knownCancelled', 'soonNoticed'],
    title: 'title',
  }),
  audited(meetingSeries, { secret: ['link'], title: 'title' }),
  audited(schoolClassrooms, { institution: 'schoolId' }),
  ...unaudited('Record themselves who joined and when.', meetingJoins),
  ...unaudited('They are parts of a class, which has its own entries.', meetingResources),
];
