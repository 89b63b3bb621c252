import { type CompanyGift, type GiftCompany, companyNumber } from '@lia/sdk/giving/company';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { nameKey } from '../geography/names.ts';
import { institutions } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { type Filter, filter } from '../platform/lists/filters.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import type { Scope } from '../platform/scope.ts';
import { donations, sponsorships, volunteerings } from './tables.ts';

const tables = { donations, sponsorships, volunteerings } as const satisfies Record<CompanyGift, unknown>;

/** Where the names stand that a company may have given itself. */
const names: Readonly<Record<CompanyGift, AnyPgColumn>> = {
  donations: donations.institution,
  sponsorships: sponsorships.institution,
  volunteerings: volunteerings.company,
};

interface GiftKey {
  gifts: CompanyGift;
  id: string;
}

const MOST_PROPOSALS = 5;

/** Shorter names are parts of too many others. */
const LEAST_LETTERS = 3;

const isCompany = and(eq(institutions.type, 'Empresa'), isNull(institutions.deletedAt));

/** Narrows a list of gifts to those of a company. */
export const ofCompany = (gifts: (typeof tables)[CompanyGift]): Filter =>
  filter(companyNumber(), (id) => eq(gifts.companyId, id));

/** The company of a gift, and those that its names suggest. @throws {ApiFailure} 404 */
export async function readGiftCompany(
  { db, scope }: ScopedCall<'everything'>,
  { gifts: kind, id }: GiftKey,
): Promise<GiftCompany> {
  const gifts = tables[kind];
  const [row] = await db
    .select({
      legal: gifts.businessName,
      name: sql<string | null>`${names[kind]}`,
      company: { id: institutions.id, name: institutions.name },
    })
    .from(gifts)
    .leftJoin(institutions, eq(institutions.id, gifts.companyId))
    .where(and(scope.where({}), eq(gifts.id, id)));
  const { legal, name, company } = found(row);
  const keys = [legal, name ?? ''].map(nameKey).filter((key) => key !== '');
  const isEqual = inArray(institutions.nameKey, keys);
  const isPart = and(
    sql`length(${institutions.nameKey}) >= ${LEAST_LETTERS}`,
    or(...keys.map((key): SQL => sql`strpos(${key}, ${institutions.nameKey}) > 0`)),
  );
  const proposals = await db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(and(isCompany, or(isEqual, isPart)))
    .orderBy(desc(isEqual), desc(sql`length(${institutions.nameKey})`), institutions.id)
    .limit(MOST_PROPOSALS);
  return { company, proposals };
}

/** Links a gift to a company, or to none. @throws {ApiFailure} 404, 422 for what is no company */
export async function writeGiftCompany(
  tx: Transaction,
  scope: Scope<'everything'>,
  { gifts: kind, id }: GiftKey,
  companyId: number | null,
): Promise<void> {
  const gifts = tables[kind];
  const [gift] = await tx
    .select({ companyId: gifts.companyId })
    .from(gifts)
    .where(and(scope.where({}), eq(gifts.id, id)))
    .for('update');
  if (found(gift).companyId === companyId) return;
  if (companyId !== null && (await tx.$count(institutions, and(isCompany, eq(institutions.id, companyId)))) === 0) {
    throw invalidFields({ company_id: { key: 'choice.unknown' } });
  }
  await tx.update(gifts).set({ companyId }).where(eq(gifts.id, id));
}
