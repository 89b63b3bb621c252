import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { DataRequestRecord, OwnDataRequest } from '@lia/sdk/dataRequests/records';
import { dataRequestKinds, dataRequestStatuses, DUE_SOON_DAYS } from '@lia/sdk/dataRequests/rules';
import { and, desc, eq, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { columnsWithout } from '../platform/columns.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, only } from '../platform/lists/filters.ts';
import { dataRequests } from './tables.ts';

const isDueSoon = sql`${dataRequests.status} = 'received'
  and ${dataRequests.dueOn} <= (now() at time zone ${TIME_ZONE})::date + ${DUE_SOON_DAYS}::integer`;

const columns = columnsWithout(dataRequests, 'search', 'userId', 'language', 'decidedBy', 'enteredBy');

/** Requests as the console lists them. */
export const dataRequestList = defineList({
  name: 'data requests',
  rows: (db, tally) =>
    db
      .select({ request: columns, user: users.uuid, tally })
      .from(dataRequests)
      .leftJoin(users, eq(users.id, dataRequests.userId))
      .$dynamic(),
  key: [dataRequests.id],
  sorts: {
    due_on: dataRequests.dueOn,
    received_on: dataRequests.receivedOn,
    created_at: dataRequests.createdAt,
    name: dataRequests.name,
    kind: dataRequests.kind,
    status: dataRequests.status,
  },
  sort: { column: 'due_on', descending: false },
  filters: {
    status: choice(dataRequestStatuses, dataRequests.status),
    kind: choice(dataRequestKinds, dataRequests.kind),
    due_soon: only(isDueSoon),
  },
  search: dataRequests.search,
  searches: '`due_soon`: open and due within days, or overdue; `q`: words of the name or e-mail',
  records: (rows) =>
    rows.map(({ request: { createdAt, ...request }, user }): DataRequestRecord => {
      const { name, email } = request;
      return { ...ownRecord(request), name, email, user, created_at: createdAt.toISOString() };
    }),
});

type Row = Pick<
  typeof dataRequests.$inferSelect,
  'id' | 'kind' | 'status' | 'details' | 'receivedOn' | 'dueOn' | 'extension' | 'note' | 'decidedAt'
>;

export const ownRecord = ({
  id,
  kind,
  status,
  details,
  receivedOn,
  dueOn,
  extension,
  note,
  decidedAt,
}: Row): OwnDataRequest => ({
  id,
  kind,
  status,
  details,
  received_on: receivedOn,
  due_on: dueOn,
  extension,
  note,
  decided_at: decidedAt?.toISOString() ?? null,
});

/** What the caller asked for, newest first. */
export async function requestsOf({ db, scope }: ScopedCall<'own'>): Promise<OwnDataRequest[]> {
  const rows = await db
    .select(columns)
    .from(dataRequests)
    .where(and(scope.where({ own: (userId) => eq(dataRequests.userId, userId) })))
    .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id));
  return rows.map(ownRecord);
}
