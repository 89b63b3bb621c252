import type { Permission } from '@lia/sdk/accounts/permissions';
import type { Role } from '@lia/sdk/accounts/roles';
import { type Route, splitRoute } from '@lia/sdk/http/endpoint';
import { expect } from 'vitest';

import { type RawAnswer, type RunningApi, test } from '../testing/api.ts';

/** What each route asks of its caller, written down once more: a change there has to be meant here too. */
const routes: Readonly<Record<Permission, readonly Route[]>> = {
  anyone: [
    'POST /login',
    'POST /access-token',
    'POST /login/handoff',
    'POST /login/handoff/take',
    'POST /account/email/confirm',
    'POST /account/password/request',
    'POST /account/password/reset',
    'GET /countries',
    'POST /countries/states',
    'POST /countries/state/cities',
    'POST /embeds/events',
    'GET /legal/{document}',
    'GET /membresia',
    'GET /stripe/price/{type}',
    'POST /stripe/validate-data',
    'POST /stripe/public/sub',
    'POST /stripe/public/save-oxxo',
    'POST /register',
    'POST /parentSubscription',
    'POST /schoolSubscription',
    'POST /usernames/check',
    'POST /stripe/public/free-sub',
    'POST /teacher',
    'POST /teacherRegister',
    'POST /fileUpload/{id}',
    'POST /file',
    'DELETE /fileUpload/{id}/{document}',
    'GET /stripe/products',
    'GET /thinkific/courses/{id}',
    'POST /userSubscription',
    'POST /stripe/public/courses/payment-validate',
    'POST /stripe/public/courses/payment',
    'POST /stripe/public/courses/save-oxxo',
    'POST /supportSubscription',
    'POST /sponsorshipSubscription',
    'GET /sandbox/checkouts/{preference_id}',
    'POST /sandbox/checkouts/{preference_id}/decision',
    'POST /sandbox/cards',
    'GET /sandbox/intents/{client_secret}',
    'POST /sandbox/intents/confirm',
    'POST /sandbox/intents/authenticate',
    'GET /sandbox/vouchers/{id}',
    'POST /sandbox/vouchers/{id}/decision',
    'POST /sandbox/subscriptions/{id}/renewal',
    'POST /sandbox/payments/{id}/refund',
    'POST /stripe/pay',
    'POST /oxxo-confirmed',
    'GET /oxxo/vouchers/{id}',
    'GET /payments/settings',
    'POST /payments/notifications/{provider}',
    'POST /getPreapprovalCourse/{payment_id}',
    'POST /getPreapproval/{preapproval_id}',
    'GET /receipts/{id}/pdf',
    'POST /receipts/{id}/invoice-request',
  ],
  member: [
    'GET /me/contact',
    'POST /logout',
    'POST /account/email/resend',
    'GET /auth/verify',
    'POST /account/password',
    'GET /account/sessions',
    'DELETE /account/sessions/{id}',
    'DELETE /account/sessions',
    'POST /storeOrder',
    'POST /pago/membresia',
    'POST /stripe/sub',
    'GET /me/membership',
    'POST /me/membership/cancel',
    'POST /me/membership/resume',
    'POST /me/membership/card/intent',
    'POST /me/membership/card',
    'GET /me/orders',
    'GET /me/orders/open',
    'GET /me/courses',
    'GET /me/bill',
    'GET /me/bills',
  ],
  'consents.give': ['GET /me/consents', 'POST /me/consents'],
  'courses.buy': ['GET /me/catalogue', 'POST /me/courses'],
  'gifts.make': ['POST /me/donations', 'POST /me/sponsorships'],
  'children.read': ['GET /children'],
  'children.register': ['POST /studentSubscription'],
  'children.password': ['POST /children/{id}/password'],
  'contacts.manage': ['PUT /contacts/{record}/{id}'],
  'courses.manage': ['GET /courses', 'GET /courses/{id}', 'POST /courses', 'PUT /courses/{id}', 'GET /enrolments'],
  'donations.read': [
    'GET /donations',
    'GET /donations/{id}',
    'GET /donations/{id}/file',
    'GET /sponsorships',
    'GET /sponsorships/{id}',
    'GET /sponsorships/{id}/file',
    'GET /volunteerings',
    'GET /volunteerings/{id}',
  ],
  'embeds.manage': [
    'GET /embeds',
    'GET /embeds/{id}',
    'GET /embeds/{id}/counts',
    'POST /embeds',
    'PUT /embeds/{id}',
    'POST /embeds/{id}/key',
    'DELETE /embeds/{id}/key',
    'DELETE /embeds/{id}',
    'POST /embeds/{id}/restore',
  ],
  'institutions.manage': [
    'GET /schools',
    'GET /schools/{id}',
    'POST /escuelas',
    'PUT /escuelas/{id}',
    'DELETE /escuelas/{id}',
    'GET /school-contacts',
    'GET /school-contacts/{id}',
  ],
  'invoices.manage': ['GET /invoice-requests', 'GET /invoice-requests/{id}', 'PUT /invoice-requests/{id}'],
  'emails.manage': ['GET /emails', 'POST /emails/{id}/send'],
  'orders.read': ['GET /orders', 'GET /orders/{id}'],
  'payments.manage': [
    'GET /payments/events',
    'GET /payments/events/{id}',
    'POST /payments/events/{provider}/{event_id}/replay',
    'PUT /orders/{id}/refunds/{refund}',
  ],
  'people.read': ['GET /people/{record}/{id}/matches', 'GET /consents/{record}/{id}'],
  'teachers.manage': [
    'GET /teacherRegistrations',
    'GET /teacherRegistrations/{id}',
    'GET /teacherRegistrations/{id}/documents/{document}',
    'DELETE /teacherRegistrations/{id}',
  ],
};

/** One role of each group, and `guest` for somebody without a role. */
const groups: Readonly<Record<string, readonly Role[]>> = {
  guest: [],
  admin: ['admin'],
  school: ['admin_escuela'],
  student: ['alumno'],
  teacher: ['maestro'],
  parent: ['padre'],
  other: ['user'],
};

const everyone = Object.keys(groups);
const payers = ['admin', 'school', 'teacher', 'parent', 'other'];

/** The groups that have a permission: administrators alone, but for these. */
const holders: Readonly<Partial<Record<Permission, readonly string[]>>> = {
  anyone: everyone,
  member: everyone,
  'consents.give': ['school', 'teacher', 'parent', 'other'],
  'courses.buy': payers,
  'gifts.make': payers,
  'children.read': ['parent'],
  'children.register': ['parent'],
  'children.password': ['parent'],
};

/** Calls a route with nothing that it could act on. */
function call(api: RunningApi, route: Route, token?: string): Promise<RawAnswer> {
  const { method, path } = splitRoute(route);
  const json = method === 'POST' || method === 'PUT' ? { json: {} } : {};
  return api.request(method, path.replaceAll(/\{\w+\}/g, '999999'), { ...json, ...(token !== undefined && { token }) });
}

const isRefused = ({ status, body }: RawAnswer, code: string, as: number): boolean =>
  status === as && Object(body).code === code;

const entries = Object.entries(routes);

test('each route asks for the permission that is written here', async ({ api }) => {
  const written = entries.flatMap(([permission, all]) => all.map((route) => `${route}: ${permission}`));
  const served = api.routes.map(({ route, permission }) => `${route}: ${permission}`);
  expect(served.toSorted()).toEqual(written.toSorted());
});

test('a visitor gets no further than what is open to anyone, and a guest than what asks for a session', async ({
  api,
}) => {
  for (const [permission, all] of entries) {
    for (const route of all) {
      expect(isRefused(await call(api, route), 'UNAUTHENTICATED', 401), route).toBe(permission !== 'anyone');
      // Signing out would end the session that the other routes are asked with.
      const { token } = await api.member();
      const open = permission === 'anyone' || permission === 'member';
      expect(isRefused(await call(api, route, token), 'FORBIDDEN', 403), `guest ${route}`).toBe(!open);
    }
  }
});

test.for(entries)('%s is held by its groups of roles alone', async ([permission, [route]], { api }) => {
  if (route === undefined) throw new Error(`No route asks for ${permission}`);
  const holding = Object.entries(holders).find(([name]) => name === permission)?.[1] ?? ['admin'];
  for (const [group, roles] of Object.entries(groups)) {
    const { token } = await api.member(...roles);
    const refused = isRefused(await call(api, route, token), 'FORBIDDEN', 403);
    expect(refused, `${group} ${route}`).toBe(!holding.includes(group));
  }
});
