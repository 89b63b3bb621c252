import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { DataRequestRecord, OwnDataRequest } from '@lia/sdk/dataRequests/records';
import {
  type ArchiveStatus,
  dataRequestKinds,
  dataRequestStatuses,
  DUE_SOON_DAYS,
  givesArchive,
} from '@lia/sdk/dataRequests/rules';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { columnsWithout } from '../platform/columns.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, only } from '../platform/lists/filters.ts';
import { isBeingMade } from './archive/make.ts';
import { answeredBy, isUserActive } from './answeredBy.ts';
import { answersForChild } from './guardian.ts';
import { dataArchives, dataRequests } from './tables.ts';

const isDueSoon = sql`${dataRequests.status} = 'received'
  and ${dataRequests.dueOn} <= (now() at time zone ${TIME_ZONE})::date + ${DUE_SOON_DAYS}::integer`;

const columns = columnsWithout(dataRequests, 'search', 'userId', 'childId', 'language', 'decidedBy', 'enteredBy');

/** The latest archive of a request, to be joined. */
const isLatest = sql`${dataArchives.id} = (
  select latest.id from ${dataArchives} as latest where latest.request_id = ${dataRequests.id}
  order by latest.created_at desc limit 1)`;

const archive = {
  id: dataArchives.id,
  expiresAt: dataArchives.expiresAt,
  downloadedAt: dataArchives.downloadedAt,
  waits: isBeingMade,
};

const children = alias(users, 'children');

/** Requests as the console lists them. */
export const dataRequestList = defineList({
  name: 'data requests',
  rows: (db, tally) =>
    db
      .select({
        request: columns,
        user: users.uuid,
        isUserActive,
        answeredBy,
        answersForChild,
        child: fullNameOrNull(children),
        childUser: children.uuid,
        archive,
        tally,
      })
      .from(dataRequests)
      .leftJoin(users, eq(users.id, dataRequests.userId))
      .leftJoin(children, eq(children.id, dataRequests.childId))
      .leftJoin(dataArchives, isLatest)
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
    rows.map(
      ({
        request: { createdAt, ...request },
        user,
        isUserActive: user_active,
        answeredBy: answered_by,
        childUser,
        ...row
      }): DataRequestRecord => {
        const { name, email } = request;
        return {
          ...toRecord(request, row),
          name,
          email,
          user,
          user_active,
          answered_by,
          child_user: childUser,
          created_at: createdAt.toISOString(),
        };
      },
    ),
});

type Archive = Pick<typeof dataArchives.$inferSelect, 'id' | 'expiresAt' | 'downloadedAt'> & { waits: boolean };

type Row = Pick<
  typeof dataRequests.$inferSelect,
  'id' | 'kind' | 'status' | 'details' | 'receivedOn' | 'dueOn' | 'extension' | 'note' | 'decidedAt'
>;

interface Joined {
  child: string | null;
  answersForChild: boolean | null;
  archive: Archive | null;
}

const toRecord = (
  { id, kind, status, details, receivedOn, dueOn, extension, note, decidedAt }: Row,
  { child, answersForChild: answers, archive: latest }: Joined,
): OwnDataRequest => ({
  id,
  kind,
  status,
  details,
  child,
  answers_for_child: answers,
  received_on: receivedOn,
  due_on: dueOn,
  extension,
  note,
  decided_at: decidedAt?.toISOString() ?? null,
  archive: latest && givesArchive({ kind, status }) ? archiveRecord(latest) : null,
});

function archiveStatus({ expiresAt, waits }: Archive): ArchiveStatus {
  if (expiresAt === null) return waits ? 'preparing' : 'failed';
  return expiresAt > new Date() ? 'ready' : 'expired';
}

const archiveRecord = (latest: Archive): OwnDataRequest['archive'] => ({
  status: archiveStatus(latest),
  expires_at: latest.expiresAt?.toISOString() ?? null,
  downloaded_at: latest.downloadedAt?.toISOString() ?? null,
});

/** What the caller asked for, newest first. */
export const requestsOf = ({ db, scope }: ScopedCall<'own'>): Promise<OwnDataRequest[]> =>
  ownRequests(db, scope.where({ own: (userId) => eq(dataRequests.userId, userId) }));

/** A request of a member by its id. @throws {ApiFailure} 404 */
export async function ownRequest(db: Database, id: string): Promise<OwnDataRequest> {
  const [request] = await ownRequests(db, eq(dataRequests.id, id));
  return found(request);
}

async function ownRequests(db: Database, condition: SQL): Promise<OwnDataRequest[]> {
  const rows = await db
    .select({ request: columns, answersForChild, child: fullNameOrNull(children), archive })
    .from(dataRequests)
    .leftJoin(children, eq(children.id, dataRequests.childId))
    .leftJoin(dataArchives, isLatest)
    .where(condition)
    .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id));
  return rows.map(({ request, ...row }) => shownToAsker(toRecord(request, row)));
}

/** Who answers for a student no more reads what they asked, and nothing about the student. */
const shownToAsker = (request: OwnDataRequest): OwnDataRequest =>
  request.answers_for_child === false
    ? { ...request, child: null, extension: null, note: null, archive: null }
    : request;
