import type { PublishChoice, Support } from '@lia/sdk/giving/rules';
import type { SponsorshipType } from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { institutions } from '../institutions/tables.ts';
import { orders } from '../payments/tables.ts';
import { centavos, instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';
import { phoneIndex, searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

const createdAt = () => instant('created_at').notNull().defaultNow();

/** Who gives, by e-mail address: `id_parent` of the answers. Contact details are stored with each donation. */
export const donors = pgTable(
  'donors',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('donors_email').on(sql`lower(${table.email})`)],
);

/** The company that the team linked it to; null until then. */
const companyId = () => integer('company_id').references(() => institutions.id);

/** What every gift is bound to. What became of its payment is the status of its order; without an order we call the giver. */
const links = () => ({
  id: uuid('id').primaryKey(),
  donorId: uuid('donor_id')
    .notNull()
    .references(() => donors.id),
  orderId: uuid('order_id')
    .unique()
    .references(() => orders.id),
  fileId: uuid('file_id').references(() => storedFiles.id),
  companyId: companyId(),
  /** When the team put it on the wall of donors; null while it is not on it. */
  shownAt: instant('shown_at'),
  /** When the team noted that its giver declined after our call. */
  declinedAt: instant('declined_at'),
});

/** Gifts on the wall: few of many. */
const wallIndex = (table: { shownAt: AnyPgColumn; createdAt: AnyPgColumn }, name: string) =>
  index(name)
    .on(table.createdAt)
    .where(sql`${table.shownAt} is not null`);

/** Who gives, and who is written to. */
const giver = () => ({
  businessName: text('business_name').notNull(),
  position: text('position').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone_number: text('phone_number').notNull(),
});

const place = () => ({
  country: text('country').notNull(),
  state: text('state').notNull(),
});

/** 1 = what was given and by whom, 2 = business name only, 3 = not at all. */
const publish = () => smallint('publish').$type<PublishChoice>().notNull();

/** A donation as it was given. */
export const donations = pgTable(
  'donations',
  {
    ...links(),
    support: smallint('support').$type<Support>().notNull(),
    /** Of mode 1; of more than ten, those that were agreed on when its order was made. */
    supportStudents: integer('support_students'),
    amount: centavos('support_amount'),
    institution: text('institution'),
    ...giver(),
    ...place(),
    instructions: text('instructions'),
    publish: publish(),
    createdAt: createdAt(),
    search: searchColumn('name', 'business_name', 'institution', 'email'),
  },
  (table) => [
    ...sortIndexes(
      'donations',
      [table.id],
      [
        table.createdAt,
        table.support,
        table.institution,
        table.businessName,
        table.name,
        table.email,
        table.country,
        table.state,
      ],
    ),
    searchIndex('donations_search', table.search),
    phoneIndex('donations_phone', table.phone_number),
    wallIndex(table, 'donations_wall'),
    index('donations_company').on(table.companyId),
    check('donations_order', sql`${table.support} = 2 or ${table.orderId} is not null`),
    check(
      'donations_agreed',
      sql`${table.support} <> 2 or (${table.orderId} is null) = (${table.supportStudents} is null)`,
    ),
    check('donations_declined', sql`${table.declinedAt} is null or ${table.orderId} is null`),
    check('donations_publish', sql`${table.publish} between 1 and 3`),
  ],
);

/** A sponsorship as it was offered. */
export const sponsorships = pgTable(
  'sponsorships',
  {
    ...links(),
    sponsorship: smallint('type').$type<SponsorshipType>().notNull(),
    /** 1 to 10, 11 = more than ten, 12 = an amount. */
    supportStudents: integer('students').$type<Sponsorship['supportStudents']>().notNull(),
    /** Of special projects; of more than ten students, those that were agreed on. */
    supportMonths: integer('months'),
    /** Of more than ten, those that were agreed on when its order was made. */
    agreedStudents: integer('agreed_students'),
    institution: text('institution').notNull(),
    ...giver(),
    ...place(),
    publish: publish(),
    createdAt: createdAt(),
    search: searchColumn('name', 'business_name', 'institution', 'email'),
  },
  (table) => [
    ...sortIndexes('sponsorships', [table.id], [table.createdAt, table.sponsorship, table.businessName, table.name]),
    searchIndex('sponsorships_search', table.search),
    phoneIndex('sponsorships_phone', table.phone_number),
    wallIndex(table, 'sponsorships_wall'),
    index('sponsorships_company').on(table.companyId),
    check('sponsorships_declined', sql`${table.declinedAt} is null or ${table.orderId} is null`),
    check('sponsorships_order', sql`${table.supportStudents} = 11 or ${table.orderId} is not null`),
    check(
      'sponsorships_agreed',
      sql`(${table.agreedStudents} is not null) = (${table.supportStudents} = 11 and ${table.orderId} is not null)`,
    ),
    check('sponsorships_publish', sql`${table.publish} between 1 and 3`),
  ],
);

/** A company's offer to volunteer. Nothing is paid: we call them. */
export const volunteerings = pgTable(
  'volunteerings',
  {
    id: uuid('id').primaryKey(),
    company: text('company').notNull(),
    ...giver(),
    instructions: text('instructions').notNull(),
    companyId: companyId(),
    createdAt: createdAt(),
    search: searchColumn('company', 'business_name', 'name', 'email'),
  },
  (table) => [
    ...sortIndexes('volunteerings', [table.id], [table.createdAt, table.company, table.name, table.position]),
    searchIndex('volunteerings_search', table.search),
    phoneIndex('volunteerings_phone', table.phone_number),
    index('volunteerings_company').on(table.companyId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(donations, { technical: ['fileId'], order: 'orderId', title: 'businessName' }),
  audited(sponsorships, { technical: ['fileId'], order: 'orderId', title: 'businessName' }),
  audited(volunteerings, { title: 'businessName' }),
  ...unaudited('Are addresses, each written once with the first gift.', donors),
];
