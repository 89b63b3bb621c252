import type { GiftRecord, GiftState } from '@lia/sdk/giving/giftRecords';
import { publishChoice } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { and, asc, count, desc, eq, getTableName, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { contactedOf, contactStateOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { orders, payments } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import type { donations, sponsorships } from './tables.ts';

type Gifts = typeof donations | typeof sponsorships;

/** What a gift is kept with, beside what its giver said. */
export interface GiftLinks {
  id: string;
  donorId: string;
  orderId: string | null;
  fileId: string | null;
  /** Now, where absent. */
  createdAt?: Date;
}

/** What every giver said, as columns. */
export function giverColumns(gift: Donation | Sponsorship) {
  const { businessName, position, name, email, phone_number: phoneNumber, country, state } = gift;
  return { businessName, position, name, email, phoneNumber, country, state, publish: publishChoice(gift) };
}

/** What the console asks a list of gifts for. */
export interface GiftFilter {
  state?: GiftState | undefined;
  /** Words that the giver's name, business, institution or e-mail contains. */
  q?: string | undefined;
}

/** Where a gift stands, as text to sort by: as its order does, or before or after our call. */
export const giftState = sql`coalesce(
  ${orders.state}, case when ${contactMarks.id} is null then 'contact' else 'contacted' end
)`;

/** The latest payment of a gift's order. */
const paymentId = sql<string | null>`(
  select ${payments.id} from ${payments}
  where ${payments.orderId} = ${orders.id} order by ${payments.createdAt} desc limit 1
)`;

interface Slice {
  where: SQL | undefined;
  order: readonly SQL[];
  range: ListRange;
}

/** Gifts with all that stands around them; `own` are columns of their kind alone. */
export const readGifts = <Own extends Record<string, AnyPgColumn>>(
  db: Database,
  gifts: Gifts,
  own: Own,
  { where, order, range }: Slice,
) =>
  db
    .select({
      gift: {
        id: gifts.id,
        createdAt: gifts.createdAt,
        businessName: gifts.businessName,
        position: gifts.position,
        name: gifts.name,
        email: gifts.email,
        phoneNumber: gifts.phoneNumber,
        country: gifts.country,
        state: gifts.state,
      },
      own,
      order: orders,
      paymentId,
      file: storedFiles,
      ...markColumns,
    })
    .from(gifts)
    .leftJoin(orders, eq(orders.id, gifts.orderId))
    .leftJoin(storedFiles, eq(storedFiles.id, gifts.fileId))
    .leftJoin(contactMarks, markOf(getTableName(gifts), gifts.id))
    .leftJoin(users, markMaker)
    .where(where)
    .orderBy(...order)
    .limit(range.limit)
    .offset(range.first);

type GiftRow = Omit<Awaited<ReturnType<typeof readGifts>>[number], 'own'>;
type Row<Own> = GiftRow & { own: Own };

function recordOf({ gift, order, paymentId: payment_id, file, ...called }: GiftRow): GiftRecord {
  const { createdAt, phoneNumber, state, ...said } = gift;
  return {
    ...said,
    created_at: createdAt.toISOString(),
    state: order?.state ?? contactStateOf(called),
    contacted: contactedOf(called),
    total: order?.total ?? null,
    phone_number: phoneNumber,
    state_name: state,
    order_id: order?.id ?? null,
    payment_id,
    file: file && { name: file.name, type: file.type, size: file.size },
  };
}

interface GiftKind<Own, N extends string, R> {
  /** What the console may sort by. */
  sorts: Readonly<Record<N, AnyPgColumn | SQL>>;
  read: (db: Database, slice: Slice) => PromiseLike<Row<Own>[]>;
  /** What a record of this kind says beside what all gifts say. */
  tell: (own: Own) => R;
}

/** What the console reads of one kind of gifts. */
export function giftStore<Own, N extends string, R>(gifts: Gifts, { sorts, read, tell }: GiftKind<Own, N, R>) {
  const readOne = (db: Database, id: string) =>
    read(db, { where: eq(gifts.id, id), order: [], range: { first: 0, limit: 1 } });
  const record = ({ own, ...row }: Row<Own>) => ({ ...recordOf(row), ...tell(own) });
  return {
    sortNames: Object.keys(sorts).filter((name): name is N => name in sorts),

    async list(db: Database, filter: GiftFilter, { column, descending }: Sort<N>, range: ListRange) {
      const where = matching(gifts, filter);
      const order = [descending ? desc(sorts[column]) : asc(sorts[column]), desc(gifts.id)];
      const rows = await read(db, { where, order, range });
      return new Page(rows.map(record), range, await countGifts(db, gifts, where));
    },

    async find(db: Database, id: string) {
      const [row] = await readOne(db, id);
      return row && record(row);
    },

    /** The giver's logo or document. */
    async findFile(db: Database, id: string) {
      const [row] = await readOne(db, id);
      return row?.file ?? undefined;
    },
  };
}

async function countGifts(db: Database, gifts: Gifts, where: SQL | undefined): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(gifts)
    .leftJoin(orders, eq(orders.id, gifts.orderId))
    .leftJoin(contactMarks, markOf(getTableName(gifts), gifts.id))
    .where(where);
  return all?.total ?? 0;
}

/** Gifts that the filter lets through; their orders and marks are joined. */
function matching(gifts: Gifts, { state, q }: GiftFilter): SQL | undefined {
  return and(
    state && ofState(gifts, state),
    containing([gifts.name, gifts.businessName, gifts.institution, gifts.email], q),
  );
}

function ofState(gifts: Gifts, state: GiftState): SQL | undefined {
  if (state === 'contact') return and(isNull(gifts.orderId), isNull(contactMarks.id));
  return state === 'contacted' ? isNotNull(contactMarks.id) : eq(orders.state, state);
}
