import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { mexicanZones } from '@lia/sdk/calendar/zones';
import { institutionTypes, memberRoles, shifts } from '@lia/sdk/institutions/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';

import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';
import { searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';

/** Schools and companies. A deleted one leaves the lists; its people and their work stay. */
export const institutions = pgTable(
  'institutions',
  {
    // Numbers below are given by hand, such as that of public registrations.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    /** The name without case and accents: what makes two institutions the same one. */
    nameKey: text('name_key').notNull(),
    description: text().notNull().default(''),
    type: text({ enum: institutionTypes }).notNull(),
    /** E-mail or name of a contact. */
    admin: text(),
    is_active: boolean('is_active').notNull(),
    /** Whether its people belong to companies. */
    has_companies: boolean('has_companies').notNull().default(false),
    /** Whether the password of an import opens the accounts of its students of preescolar and primaria. */
    children_share_password: boolean('children_share_password').notNull().default(false),
    /** Clave de Centro de Trabajo, in capitals. */
    cct: text(),
    /** The zone in whose clocks its days and times are read. */
    zone: text({ enum: mexicanZones }).notNull().default(TIME_ZONE),
    logoFileId: uuid('logo_file_id').references(() => storedFiles.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    search: searchColumn('name', 'description'),
  },
  (table) => [
    uniqueIndex('institutions_name_taken')
      .on(table.nameKey)
      .where(sql`${table.deletedAt} is null`),
    ...sortIndexes('institutions', [table.id], [table.nameKey, table.type, table.is_active]),
    index('institutions_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('institutions_logo').on(table.logoFileId),
    searchIndex('institutions_search', table.search),
  ],
);

/** People in schools. A person may be in several schools, and in several shifts of one. */
export const schoolMembers = pgTable(
  'school_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    role: text({ enum: memberRoles }).notNull(),
    /** Null where the school has one shift, or they belong to none. */
    shift: text({ enum: shifts }),
    since: instant('since').notNull().defaultNow(),
    /** When they left, or will; null while that is not known. */
    until: instant('until'),
  },
  (table) => [
    uniqueIndex('school_members_current')
      .on(table.userId, table.schoolId, table.role, sql`coalesce(${table.shift}, '')`)
      .where(sql`${table.until} is null`),
    // With whom it counts, so that the people of each school are counted without reading the rows.
    index('school_members_school').on(table.schoolId, table.userId, table.until),
    index('school_members_user').on(table.userId),
    check('school_members_period', sql`${table.until} > ${table.since}`),
  ],
);

/** Sections that a school has: levels 1 preescolar, 2 primaria, 3 secundaria. */
export const sections = pgTable(
  'sections',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    level: integer().notNull(),
  },
  (table) => [uniqueIndex('sections_of_school').on(table.schoolId, table.level)],
);

/** School years (ciclos escolares) of a school: they do not overlap. */
export const schoolYears = pgTable(
  'school_years',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('school_years_of_school').on(table.schoolId, table.startsOn),
    check('school_years_dates', sql`${table.endsOn} > ${table.startsOn}`),
  ],
);

/** Periods of a school year, such as its trimesters: they lie within it and do not overlap. */
export const schoolPeriods = pgTable(
  'school_periods',
  {
    id: uuid().primaryKey().defaultRandom(),
    yearId: uuid('year_id')
      .notNull()
      .references(() => schoolYears.id),
    name: text().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
  },
  (table) => [
    index('school_periods_year').on(table.yearId, table.startsOn),
    check('school_periods_dates', sql`${table.endsOn} > ${table.startsOn}`),
  ],
);

/** Groups of a section. */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey().defaultRandom(),
    sectionId: uuid('section_id')
      .notNull()
      .references(() => sections.id),
    name: text().notNull(),
    grade: integer().notNull(),
    teacherId: integer('teacher_id').references(() => users.id),
    /** What another program of the school calls it, in capitals: of one group of the section at a time. */
    externalId: text('external_id'),
    /** Null as long as the school keeps no years, and where a rollover is to take it into its first one (`groupYears.ts`). */
    yearId: uuid('year_id').references(() => schoolYears.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its school year was over: its students are in other groups since. */
    endedAt: instant('ended_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('groups_section').on(table.sectionId),
    uniqueIndex('groups_external_id')
      .on(table.sectionId, table.externalId)
      .where(sql`${table.deletedAt} is null and ${table.endedAt} is null`),
    index('groups_teacher').on(table.teacherId),
    index('groups_year').on(table.yearId),
  ],
);

/** Where a person of a school studies or teaches, and what the school calls them. */
export const schoolEnrolments = pgTable(
  'school_enrolments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    level: integer().notNull(),
    grade: integer().notNull(),
    groupId: uuid('group_id').references(() => groups.id),
    /** The number that the school gave them, as it writes it. */
    matricula: text(),
    /** The company that they belong to; the school itself where there is none. */
    companyId: integer('company_id')
      .notNull()
      .references(() => institutions.id),
    since: instant('since').notNull().defaultNow(),
    until: instant('until'),
  },
  (table) => [
    uniqueIndex('school_enrolments_current')
      .on(table.userId, table.schoolId)
      .where(sql`${table.until} is null`),
    uniqueIndex('school_enrolments_matricula')
      .on(table.schoolId, sql`lower(${table.matricula})`)
      .where(sql`${table.until} is null`),
    index('school_enrolments_former')
      .on(table.schoolId, sql`lower(${table.matricula})`)
      .where(sql`${table.until} is not null`),
    index('school_enrolments_number')
      .on(sql`lower(${table.matricula})`)
      .where(sql`${table.until} is null`),
    index('school_enrolments_user').on(table.userId),
    index('school_enrolments_group').on(table.groupId),
    check('school_enrolments_period', sql`${table.until} > ${table.since}`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(institutions, { technical: ['nameKey'], institution: 'id', title: 'name' }),
  audited(schoolMembers, { person: 'userId', institution: 'schoolId' }),
  audited(sections, { institution: 'schoolId' }),
  audited(schoolYears, { institution: 'schoolId' }),
  audited(schoolPeriods, { title: 'name' }),
  audited(groups, { title: 'name' }),
  audited(schoolEnrolments, { person: 'userId', institution: 'schoolId' }),
];
