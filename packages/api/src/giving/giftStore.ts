import { type GiftStatus, giftStatuses } from '@lia/sdk/giving/records';
import { formatFolio, readFolio } from '@lia/sdk/receipts/rules';
import { and, eq, getTableName, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { contactedOf, contactStatusOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { orders, payments } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import type { RowsQuery, Tally } from '../platform/lists/rows.ts';
import { wordsOrPhone } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { receipts } from '../receipts/tables.ts';
import { ofCompany } from './companyStore.ts';
import type { donations, sponsorships } from './tables.ts';

type Gifts = typeof donations | typeof sponsorships;

/** Ids that a gift is stored with, beside the donor's answers; its donor is the one with its e-mail address. */
export interface GiftLinks {
  id: string;
  orderId: string | null;
  fileId: string | null;
  /** Now, where absent. */
  createdAt?: Date;
  /** When it was put on the wall of donors; not yet, where absent. */
  shownAt?: Date;
}

/** Columns of a gift that are no answers of its giver. */
export const notAnswered = [
  'id',
  'donorId',
  'orderId',
  'fileId',
  'companyId',
  'shownAt',
  'declinedAt',
  'createdAt',
  'search',
] as const;

/** Where a gift stands, as text to sort by: as its order does, or before or after our call. */
export const giftStatus = (gifts: Gifts): SQL => sql`coalesce(${orders.status}, case
  when ${gifts.declinedAt} is not null then 'declined' when ${contactMarks.id} is null then 'contact' else 'contacted' end)`;

/** The latest receipt of a gift's order. */
const folio = sql<number | null>`(
  select ${receipts.folio} from ${receipts} where ${receipts.orderId} = ${orders.id} order by ${receipts.edition} desc limit 1
)`;

/** The latest payment of a gift's order. */
const paymentId = sql<string | null>`(
  select ${payments.id} from ${payments}
  where ${payments.orderId} = ${orders.id} order by ${payments.createdAt} desc limit 1
)`;

/** Gifts with all that stands around them; `own` are the answers of their givers. */
export const selectGifts = <Own extends Record<string, AnyPgColumn>>(
  db: Database,
  tally: Tally,
  gifts: Gifts,
  own: Own,
) =>
  db
    .select({
      gift: { id: gifts.id, createdAt: gifts.createdAt, shownAt: gifts.shownAt, declinedAt: gifts.declinedAt },
      own,
      order: { id: orders.id, status: orders.status, total: orders.total },
      folio,
      paymentId,
      file: storedFiles,
      ...markColumns,
      tally,
    })
    .from(gifts)
    .leftJoin(orders, eq(orders.id, gifts.orderId))
    .leftJoin(storedFiles, eq(storedFiles.id, gifts.fileId))
    .leftJoin(contactMarks, markOf(getTableName(gifts), gifts.id))
    .leftJoin(users, markMaker)
    .$dynamic();

type GiftRow = Omit<Awaited<ReturnType<typeof selectGifts>>[number], 'own' | 'tally'>;
type Row<Own> = GiftRow & { own: Own };

/** Where a gift without an order stands. */
const calledStatus = ({ declinedAt }: GiftRow['gift'], called: Pick<GiftRow, 'contactedAt'>): GiftStatus =>
  declinedAt ? 'declined' : contactStatusOf(called);

const recordOf = ({ gift, order, folio: number, paymentId: payment_id, file, ...called }: GiftRow) => ({
  id: gift.id,
  created_at: gift.createdAt.toISOString(),
  status: order?.status ?? calledStatus(gift, called),
  contacted: contactedOf(called),
  declined_at: gift.declinedAt?.toISOString() ?? null,
  total: order?.total ?? null,
  order_id: order?.id ?? null,
  folio: number === null ? null : formatFolio(number),
  shown_at: gift.shownAt?.toISOString() ?? null,
  payment_id,
  file: file && { name: file.name, type: file.type, size: file.size },
});

interface GiftKind<Own, N extends string, R> {
  name: string;
  /** What the console may sort by. */
  sorts: Readonly<Record<N | 'created_at', AnyPgColumn | SQL>>;
  rows: (db: Database, tally: Tally) => RowsQuery<Row<Own> & { tally: unknown }>;
  /** The answers as a record of this kind has them. */
  toRecord: (own: Own) => R;
}

/** What the console reads of one kind of gifts. */
export const giftStore = <Own, N extends string, R>(
  gifts: Gifts,
  { name, sorts, rows, toRecord }: GiftKind<Own, N, R>,
) => ({
  list: defineList({
    name,
    rows,
    key: [gifts.id],
    sorts,
    sort: { column: 'created_at', descending: true },
    filters: {
      status: choice(giftStatuses, giftStatus(gifts), (status) => ofStatus(gifts, status)),
      company_id: ofCompany(gifts),
    },
    search: (words) => or(wordsOrPhone(gifts.search, gifts.phone_number)(words), ofFolio(gifts, words)),
    searches:
      "`company_id`: linked to this company; `q`: words of the giver's name, business, institution or e-mail, their telephone, or the number of its receipt",
    records: (found) => found.map(({ own, ...row }) => ({ ...recordOf(row), ...toRecord(own) })),
  }),

  /** The giver's logo or document. */
  async findFile({ db, scope }: ScopedCall<'everything'>, id: string) {
    const [found] = await db
      .select({ file: storedFiles })
      .from(gifts)
      .innerJoin(storedFiles, eq(storedFiles.id, gifts.fileId))
      .where(and(scope.where({}), eq(gifts.id, id)));
    return found?.file;
  },
});

/** Gifts with this receipt, as its payer reads its number; undefined for words that are none. */
function ofFolio(gifts: Gifts, words: string): SQL | undefined {
  const number = readFolio(words);
  if (number === null) return undefined;
  return sql`${gifts.orderId} in (select ${receipts.orderId} from ${receipts} where ${receipts.folio} = ${number})`;
}

function ofStatus(gifts: Gifts, status: GiftStatus): SQL | undefined {
  if (status === 'declined') return isNotNull(gifts.declinedAt);
  if (status !== 'contact' && status !== 'contacted') return eq(orders.status, status);
  const isCalled = status === 'contacted' ? isNotNull(contactMarks.id) : isNull(contactMarks.id);
  return and(isNull(gifts.orderId), isNull(gifts.declinedAt), isCalled);
}
