import { guardianRelations, interestedRoles, rolesOfKind, type UserKind } from '@lia/sdk/users/rules';
import { isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../platform/columnTypes.ts';
import { phoneIndex, searchColumn, searchIndex } from '../platform/search.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

const roleList = (roles: readonly string[]): string => `'{${roles.join(',')}}'::text[]`;

/** The kinds of the roles of a row (`userKinds`), kept by the database: a list counts them. */
function kindsOfRow(): SQL {
  const kinds = Object.entries(rolesOfKind).map(
    ([kind, roles]) => `case when "role" && ${roleList(roles)} then '${kind}' end`,
  );
  const interested = `case when "role" <@ ${roleList(interestedRoles)} then 'interested' end`;
  return sql.raw(`array_remove(array[${[...kinds, interested].join(', ')}], null)`);
}

/**
 * People with an account. A deleted one can no longer sign in, and releases its username and e-mail address. Any number of
 * accounts may have typed the same address; one at most has confirmed it (decision 22).
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    uuid: uuid().notNull().unique().defaultRandom(),
    username: text().notNull(),
    /** Null for students who have none. */
    email: text(),
    /** argon2id, in PHC format. */
    passwordHash: text('password_hash').notNull(),
    /** Whether others chose the password, and it is to be changed. */
    temporaryPassword: boolean('temporary_password').notNull().default(false),
    /** Clave Única de Registro de Población, in capitals. */
    curp: text(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    /** Role names of the specification; empty for a guest. */
    role: text().array().notNull().default([]),
    phoneNumber: text('phone_number'),
    country: text(),
    state: text(),
    city: text(),
    /** 1 preescolar, 2 primaria, 3 secundaria; students only. */
    level: integer(),
    grade: integer(),
    /** A child's account: its guardians answer for it, and its e-mail address is never confirmed. */
    dependent: boolean().notNull().default(false),
    avatarPath: text('avatar_path'),
    /** When they confirmed their e-mail address. Children are not asked to. */
    emailVerifiedAt: instant('email_verified_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** When what it had of its person was erased, for good (decision 151); null for all others. */
    erasedAt: instant('erased_at'),
    /** The account of the same person that took over all this one had. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => users.id),
    kinds: text().array().$type<UserKind[]>().notNull().generatedAlwaysAs(kindsOfRow()),
    /** Last and first name, as lists are sorted: without case and accents. */
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql.raw(`plain("last_name" || ' ' || "name")`)),
    search: searchColumn('name', 'last_name', 'username', 'email'),
  },
  (table) => [
    uniqueIndex('users_username_taken')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_email_confirmed')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null and ${table.emailVerifiedAt} is not null`),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_curp').on(table.curp),
    index('users_full_name').on(sql`name_key(${table.name} || ' ' || ${table.lastName})`),
    check('users_child_unconfirmed', sql`not ${table.dependent} or ${table.emailVerifiedAt} is null`),
    check('users_erased', sql`${table.erasedAt} is null or ${table.deletedAt} is not null`),
    check('users_confirmed_address', sql`${table.email} is not null or ${table.emailVerifiedAt} is null`),
    index('users_merged_into')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    // Lists have no merged accounts, and mostly those that are not deactivated: both are decided without reading the row.
    ...[table.sortName, table.username, table.createdAt].map((column) =>
      index(`users_by_${column.name}`).on(column, table.id, table.deletedAt).where(isNull(table.mergedInto)),
    ),
    index('users_kinds').on(table.kinds, table.deletedAt).where(isNull(table.mergedInto)),
    index('users_deactivated')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
    searchIndex('users_search', table.search),
    phoneIndex('users_phone', table.phoneNumber),
  ],
);

/** Who answers for a student: each may have several guardians, and each guardian several students. */
export const guardianships = pgTable(
  'guardianships',
  {
    id: uuid().primaryKey().defaultRandom(),
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => users.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.id),
    relation: text({ enum: guardianRelations }).notNull().default('parent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the guardian stopped answering for the student (custody ended); null while they do. */
    endedAt: instant('ended_at'),
    /** Who ended it, a guardian, a school or LIA, and may restore it for some minutes; null where none of them did. */
    endedBy: integer('ended_by').references(() => users.id),
    /** The guardian whose invitation made it, and who may end it; null where none did. */
    invitedBy: integer('invited_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('guardianships_current')
      .on(table.guardianId, table.studentId)
      .where(sql`${table.endedAt} is null`),
    index('guardianships_student').on(table.studentId),
    index('guardianships_ended_by').on(table.endedBy),
    index('guardianships_invited_by').on(table.invitedBy),
    check('guardianships_two_people', sql`${table.guardianId} <> ${table.studentId}`),
  ],
);

/**
 * Codes of access cards, as keyed hashes. A student has one at a time of each school and one of the family: another one ends it.
 */
export const accessCodes = pgTable(
  'access_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    codeHash: text('code_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    /** The school that gave it, with whose place of the student it ends; null where a guardian did. */
    schoolId: integer('school_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it last opened a session. */
    usedAt: instant('used_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('access_codes_current')
      .on(table.userId, sql`coalesce(${table.schoolId}, 0)`)
      .where(sql`${table.endedAt} is null`),
    index('access_codes_user').on(table.userId),
    index('access_codes_created_by').on(table.createdBy),
  ],
);

/**
 * Three pictures by which a child signs in after the QR of the class, as slow hashes. A student has one set at a time of each school:
 * another one ends it.
 */
export const signInPictures = pgTable(
  'sign_in_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The school that gave them, with whose place of the student they end. */
    schoolId: integer('school_id').notNull(),
    /** argon2id of a keyed hash: without the server's secret it cannot be tried (decision 92). */
    hash: text().notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When they last opened a session. */
    usedAt: instant('used_at'),
    /** Wrong tries since the last right one. */
    wrong: integer().notNull().default(0),
    /** Wrong tries over all, which a right one does not forgive. */
    wrongInAll: integer('wrong_in_all').notNull().default(0),
    /** Since when wrong tries keep the child out. */
    blockedAt: instant('blocked_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('sign_in_pictures_current')
      .on(table.userId, table.schoolId)
      .where(sql`${table.endedAt} is null`),
    index('sign_in_pictures_user').on(table.userId),
    index('sign_in_pictures_created_by').on(table.createdBy),
  ],
);

/** Open and ended sessions; a token names one by its `jti`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** The `User-Agent`, shortened: users recognise their sessions by it. */
    userAgent: text('user_agent'),
    /** Keyed hash of the network that it was opened from. Null once the password changed: the network is trusted no more. */
    networkHash: text('network_hash'),
    /** The code of the card that opened it; null where a password did. */
    accessCodeId: uuid('access_code_id').references(() => accessCodes.id),
    /** The pictures that opened it; null where a password did. */
    picturesId: uuid('pictures_id').references(() => signInPictures.id),
    /** Name of the identity provider by which it was opened; null where our own password or card did. */
    provider: text(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.userId),
    index('sessions_access_code')
      .on(table.accessCodeId)
      .where(sql`${table.accessCodeId} is not null`),
    index('sessions_pictures')
      .on(table.picturesId)
      .where(sql`${table.picturesId} is not null`),
  ],
);

/** Times that an administrator or a guardian sees the portal as a member; a token names one by its `jti`, as it does a session. They are kept. */
export const accountViews = pgTable(
  'account_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    viewerId: integer('viewer_id')
      .notNull()
      .references(() => users.id),
    /** Of an administrator; null where a guardian sees the portal as their child. */
    reason: text(),
    /** The guardian's session, with which theirs ends. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When the viewer left it; null where it lasts, or ended by itself. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('account_views_user').on(table.userId),
    index('account_views_viewer').on(table.viewerId),
    index('account_views_session').on(table.sessionId),
    check('account_views_two_people', sql`${table.userId} <> ${table.viewerId}`),
  ],
);

/** Codes that hand a session to the portal, as hashes: reading this table gives no access. */
export const sessionHandoffs = pgTable(
  'session_handoffs',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** What a link in an e-mail is for. */
export const tokenPurposes = ['email-confirmation', 'password-reset', 'invitation'] as const;

/** Tokens of links in e-mails, each good for one use, as hashes, and the address that each went to. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(users, {
    secret: ['passwordHash'],
    technical: ['avatarPath'],
    person: 'id',
    title: 'username',
  }),
  audited(guardianships, { person: 'studentId' }),
  audited(accessCodes, { secret: ['codeHash'], technical: ['usedAt'], person: 'userId', institution: 'schoolId' }),
  audited(signInPictures, {
    secret: ['hash'],
    technical: ['usedAt', 'wrong', 'wrongInAll'],
    person: 'userId',
    institution: 'schoolId',
  }),
  audited(accountViews, { person: 'userId' }),
  ...unaudited('Come and go with each sign-in, and hold codes.', sessions, sessionHandoffs, accountTokens),
];
