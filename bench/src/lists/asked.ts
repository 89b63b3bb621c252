import { CLASSROOMS } from '@lia/api/src/testing/classrooms.ts';
import { getAttention } from '@lia/sdk/attention/endpoints';
import { listAudit } from '@lia/sdk/audit/endpoints';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listDataRequests } from '@lia/sdk/dataRequests/endpoints';
import type { Route } from '@lia/sdk/http/endpoint';
import { listInstitutions } from '@lia/sdk/institutions/endpoints';
import { listLicenceOrders } from '@lia/sdk/licences/endpoints';
import { listPlanTerms } from '@lia/sdk/memberships/administration';
import { listPayouts } from '@lia/sdk/payouts/endpoints';
import { listInvoiceRequests, listOrders } from '@lia/sdk/receipts/administration';
import { getStatistics } from '@lia/sdk/statistics/endpoints';
import { measures } from '@lia/sdk/statistics/rules';
import { listUsers } from '@lia/sdk/users/endpoints';

import { ADMIN } from '../product.ts';

/** Who asks: an administrator, that of the largest school, and people of a school with classrooms. */
export const usernames = {
  admin: ADMIN.username,
  school: CLASSROOMS.schoolAdmin,
  teacher: CLASSROOMS.teacher,
  student: CLASSROOMS.student,
  guardian: CLASSROOMS.guardian,
} as const;

/** What is asked of a list, with the facets that the console shows. */
interface Asked {
  what: string;
  query: Readonly<Record<string, unknown>>;
}

/** Calls that are timed, as they are called in the report. */
export interface Timed {
  name: string;
  endpoint: Route;
  /** Who asks. */
  by: keyof typeof usernames;
  params?: Readonly<Record<string, string | number>>;
  asked: readonly Asked[];
}

const first = { range: [0, 24] };
const searches = (...all: readonly string[]): Asked[] =>
  all.map((words) => ({ what: `search “${words}”`, query: { ...first, filter: { q: words } } }));

const orders: Timed = {
  name: 'orders',
  endpoint: listOrders,
  by: 'admin',
  asked: [
    { what: 'first page', query: first },
    { what: 'page 3,000', query: { range: [75_000, 75_024] } },
    { what: 'sorted by total', query: { ...first, sort: ['total', 'DESC'] } },
    { what: 'sorted by payer', query: { ...first, sort: ['payer_name', 'ASC'] } },
    { what: 'one status', query: { ...first, filter: { status: 'pending' } } },
    { what: 'stuck', query: { ...first, filter: { stuck: true } } },
    { what: 'disputed', query: { ...first, filter: { disputed: true } } },
    ...searches('Xóchitl', 'rodriguez', 'xo', 'r', 'no such payer'),
    { what: 'search, facets', query: { ...first, filter: { q: 'nunez' }, facets: ['status'] } },
    { what: 'first page, facets', query: { ...first, facets: ['status', 'reason'] } },
  ],
};

const active = { status: 'active' };

const users: Timed = {
  name: 'users',
  endpoint: listUsers,
  by: 'admin',
  asked: [
    { what: 'first page', query: { ...first, filter: active } },
    { what: 'first page, facets', query: { ...first, filter: active, facets: ['kind'] } },
    { what: 'page 3,000', query: { range: [75_000, 75_024], filter: active } },
    { what: 'sorted by registration', query: { ...first, filter: active, sort: ['created_at', 'DESC'] } },
    { what: 'teachers, facets', query: { ...first, filter: { ...active, kind: 'teachers' }, facets: ['kind'] } },
    ...searches('Xóchitl', 'odrigu', 'xo', 'r', 'a', 'no such user'),
    { what: 'search, facets', query: { ...first, filter: { ...active, q: 'xochitl' }, facets: ['kind'] } },
  ],
};

const institutions: Timed = {
  name: 'institutions',
  endpoint: listInstitutions,
  by: 'admin',
  asked: [
    { what: 'first page', query: first },
    { what: 'sorted by people', query: { ...first, sort: ['CurrentUsers', 'DESC'] } },
    ...searches('juarez', 'fr', 'p', '77'),
  ],
};

const facets = ['operation'];

const audit: Timed = {
  name: 'audit',
  endpoint: listAudit,
  by: 'admin',
  asked: [
    { what: 'first page', query: first },
    { what: 'first page, facets', query: { ...first, facets } },
    { what: 'deletions, facets', query: { ...first, filter: { operation: 'delete' }, facets } },
    { what: 'a rare kind', query: { ...first, filter: { record: 'courses' }, facets } },
    { what: 'a kind without entries', query: { ...first, filter: { record: 'embeds' }, facets } },
    { what: 'written directly', query: { ...first, filter: { origin: 'database' }, facets } },
    { what: 'one job', query: { ...first, filter: { action_id: '15' }, facets } },
    ...searches('xochitl', 'rodriguez', 'xo', 'a', 'juarez', 'no such person'),
    { what: 'search, facets', query: { ...first, filter: { q: 'xochitl' }, facets } },
  ],
};

const one = (name: string, endpoint: Route, ...words: readonly string[]): Timed => ({
  name,
  endpoint,
  by: 'admin',
  asked: [{ what: 'first page', query: first }, ...searches(...words)],
});

const today = dayOf(new Date().toISOString());

/** Everything that the console lists, and its first page. */
export const timed: readonly Timed[] = [
  { name: 'attention', endpoint: getAttention, by: 'admin', asked: [{ what: 'everything', query: {} }] },
  { name: 'attention of a school', endpoint: getAttention, by: 'school', asked: [{ what: 'everything', query: {} }] },
  {
    name: 'statistics',
    endpoint: getStatistics,
    by: 'admin',
    asked: measures.flatMap((measure) =>
      [28, 364].map((days) => ({
        what: `${measure} of ${days} days`,
        query: { measure, from: addDays(today, -days), to: today, by: days > 100 ? 'month' : 'day' },
      })),
    ),
  },
  users,
  { ...users, name: 'users of a school', by: 'school' },
  institutions,
  orders,
  one('purchases', listLicenceOrders, 'xochitl', 'rodriguez', 'xo', 'r'),
  one('plan terms', listPlanTerms, 'admin', 'ad'),
  one('payouts', listPayouts, 'juarez', 'fr', 'p'),
  one('data requests', listDataRequests, 'lucia', 'hernandez 77', 'lu', 'h'),
  one('invoice requests', listInvoiceRequests, 'xochitl', 'rodriguez', 'xo', 'r'),
  audit,
  {
    ...audit,
    name: 'audit of a school',
    by: 'school',
    asked: audit.asked.filter(({ what }) => what !== 'written directly'),
  },
];
