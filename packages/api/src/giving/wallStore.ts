import { NOT_SHOWN, SHOWN_WITH_GIFT } from '@lia/sdk/giving/rules';
import {
  MAX_WALL_DONORS,
  MAX_WALL_LOGO_BYTES,
  type WallDonor,
  type WallGift,
  wallLogoTypes,
} from '@lia/sdk/giving/wall';
import { and, desc, eq, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { donations, sponsorships } from './tables.ts';

const tables = { donations, sponsorships } as const satisfies Record<WallGift, unknown>;

type Gifts = (typeof tables)[WallGift];

/** What stands on the wall now: the giver's choice and the payment may have changed since the team put it there. */
const isOnWall = (gifts: Gifts): SQL | undefined =>
  and(isNotNull(gifts.shownAt), ne(gifts.publish, NOT_SHOWN), eq(orders.status, 'approved'));

const isLogo = and(inArray(storedFiles.type, [...wallLogoTypes]), lte(storedFiles.size, MAX_WALL_LOGO_BYTES));

const giftsOnWall = (db: Database, gifts: Gifts) =>
  db
    .select({
      id: gifts.id,
      donorId: gifts.donorId,
      businessName: gifts.businessName,
      name: gifts.name,
      publish: gifts.publish,
      total: orders.total,
      hasLogo: sql<boolean>`${storedFiles.id} is not null`.as('has_logo'),
      createdAt: gifts.createdAt,
    })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .leftJoin(storedFiles, and(eq(storedFiles.id, gifts.fileId), isLogo))
    .where(isOnWall(gifts));

/** Most gifts that are read: a donor may have given several times. */
const MOST_GIFTS = 5 * MAX_WALL_DONORS;

/** Donors on the wall, each business once; `logoAt` makes the address of the logo of a gift. */
export async function listDonors(db: Database, logoAt: (giftId: string) => string): Promise<WallDonor[]> {
  const gifts = await unionAll(giftsOnWall(db, donations), giftsOnWall(db, sponsorships))
    .orderBy((row) => desc(row.createdAt))
    .limit(MOST_GIFTS);
  const byDonor = new Map<string, WallDonor>();
  for (const { id, donorId, businessName, name, publish, total, hasLogo } of gifts) {
    const key = `${donorId} ${businessName.trim().toLowerCase()}`;
    const donor = byDonor.get(key) ?? { id, name: businessName, person: null, logo: null, total: null };
    if (publish === SHOWN_WITH_GIFT) {
      donor.person ??= name;
      donor.total = (donor.total ?? 0) + total;
    }
    if (hasLogo) donor.logo ??= logoAt(id);
    byDonor.set(key, donor);
  }
  return [...byDonor.values()].slice(0, MAX_WALL_DONORS);
}

/** The logo of a gift on the wall; undefined where it shows none. */
export async function findLogo(db: Database, id: string): Promise<StoredFile | undefined> {
  const logo = (gifts: Gifts) =>
    db
      .select(storedFileColumns)
      .from(gifts)
      .innerJoin(orders, eq(orders.id, gifts.orderId))
      .innerJoin(storedFiles, and(eq(storedFiles.id, gifts.fileId), isLogo))
      .where(and(eq(gifts.id, id), isOnWall(gifts)));
  const [file] = await unionAll(logo(donations), logo(sponsorships));
  return file;
}

/** Puts a gift on the wall, or takes it off. @throws {ApiFailure} 404, 409 where its giver chose not to be shown */
export async function mark(
  tx: Transaction,
  scope: Scope<'everything'>,
  { gifts: kind, id }: { gifts: WallGift; id: string },
  shown: boolean,
): Promise<void> {
  const gifts = tables[kind];
  const [row] = await tx
    .select({ publish: gifts.publish, shownAt: gifts.shownAt })
    .from(gifts)
    .where(and(scope.where({}), eq(gifts.id, id)))
    .for('update');
  const gift = found(row);
  if (shown && gift.publish === NOT_SHOWN) throw new ApiFailure(409, 'NOT_PUBLISHED');
  if (shown === (gift.shownAt !== null)) return;
  await tx
    .update(gifts)
    .set({ shownAt: shown ? new Date() : null })
    .where(eq(gifts.id, id));
}
