import { legalDocuments } from '@lia/sdk/consents/rules';
import { languages } from '@lia/sdk/messages/language';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

/** What a consent was given for: a person's account, an order, an application of a teacher, and what is called about without an order. */
export const subjectKinds = [
  'user',
  'order',
  'application',
  'donation',
  'sponsorship',
  'volunteering',
  'school-contact',
] as const;

/** Texts that a person accepted, or was not asked about: which version, in which words, when, and from where. Never changed, never deleted. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    document: text({ enum: legalDocuments }).notNull(),
    /** Null where it is missing: the call was taken without it. */
    version: text(),
    /** The language it was read in. */
    language: text({ enum: languages }).notNull(),
    /** Of the very words that were accepted, whatever becomes of the file. */
    sha256: text(),
    /** The internet address that they were accepted from. */
    address: text().notNull(),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [index('consents_subject').on(table.subjectKind, table.subjectId)],
);

/** The texts, version by version. One that is or was in force is never changed or deleted. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: uuid().primaryKey().defaultRandom(),
    document: text({ enum: legalDocuments }).notNull(),
    /** The day from which it is in force, in Mexico City: `2026-11-01`. */
    version: text().notNull(),
    titleEs: text('title_es').notNull(),
    textEs: text('text_es').notNull(),
    sha256Es: text('sha256_es').notNull(),
    titleEn: text('title_en').notNull(),
    textEn: text('text_en').notNull(),
    sha256En: text('sha256_en').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null for those that the product came with. */
    createdBy: integer('created_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('legal_texts_version').on(table.document, table.version),
    index('legal_texts_created_by').on(table.createdBy),
    ...sortIndexes('legal_texts', [table.id], [table.version, table.createdAt]),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(legalTexts, { title: 'titleEs' }),
  ...unaudited('Are a record of their own, which is only added to.', consents),
];
