import { legalDocuments } from '@lia/sdk/consents/rules';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';

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
    language: text({ enum: ['es', 'en'] }).notNull(),
    /** Of the very words that were accepted, whatever becomes of the file. */
    sha256: text(),
    /** The internet address that they were accepted from. */
    address: text().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('consents_subject').on(table.subjectKind, table.subjectId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Are a record of their own, which is only added to.', consents),
];
