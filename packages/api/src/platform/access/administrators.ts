import type { AccessRow } from './row.ts';

/** Calls of administrators alone. */
export const administratorAccess: readonly AccessRow[] = [
  {
    permission: 'contacts.manage',
    access: { admin: 'everything' },
    routes: ['PUT /contacts/{record}/{id}'],
  },
  {
    permission: 'courses.manage',
    access: { admin: 'everything' },
    routes: ['GET /courses', 'GET /courses/{id}', 'POST /courses', 'PUT /courses/{id}', 'GET /enrolments'],
  },
  {
    permission: 'plans.manage',
    access: { admin: 'everything' },
    routes: ['GET /plan-terms', 'GET /plan-terms/{id}', 'POST /plan-terms', 'POST /plan-terms/{id}/withdraw'],
  },
  {
    permission: 'donations.read',
    access: { admin: 'everything' },
    routes: [
      'GET /donations',
      'GET /orders/{id}/places',
      'GET /donations/{id}',
      'GET /donations/{id}/file',
      'GET /sponsorships',
      'GET /sponsorships/{id}',
      'GET /sponsorships/{id}/file',
      'GET /volunteerings',
      'GET /volunteerings/{id}',
    ],
  },
  {
    permission: 'donations.manage',
    access: { admin: 'everything' },
    routes: ['PUT /donors/{gifts}/{id}', 'POST /orders/{id}/places'],
  },
  {
    permission: 'dataRequests.manage',
    access: { admin: 'everything' },
    routes: [
      'GET /data-requests',
      'GET /data-requests/{id}',
      'POST /data-requests',
      'PUT /data-requests/{id}',
      'POST /data-requests/{id}/archive',
    ],
  },
  {
    permission: 'embeds.manage',
    access: { admin: 'everything' },
    routes: [
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
  },
  {
    permission: 'institutions.manage',
    access: { admin: 'everything' },
    routes: [
      'GET /schools',
      'GET /schools/{id}',
      'POST /escuelas',
      'PUT /escuelas/{id}',
      'DELETE /escuelas/{id}',
      'POST /escuelas/{id}/restore',
      'GET /schools/{id}/overview',
      'GET /school-contacts',
      'GET /school-contacts/{id}',
    ],
  },
  {
    permission: 'licences.size',
    access: { admin: 'everything' },
    routes: ['GET /orders/{id}/licences/size', 'POST /orders/{id}/licences/size'],
  },
  {
    permission: 'invoices.manage',
    access: { admin: 'everything' },
    routes: [
      'GET /invoice-requests',
      'GET /invoice-requests/{id}',
      'PUT /invoice-requests/{id}',
      'POST /invoice-requests/{id}/invoices',
      'GET /invoice-requests/{id}/invoices/{invoice}/{kind}',
    ],
  },
  {
    permission: 'users.oversee',
    access: { admin: 'everything' },
    routes: [
      'GET /usuarios/{id}/merge/{other}',
      'POST /usuarios/{id}/merge/{other}',
      'GET /usuarios/{id}/views',
      'POST /usuarios/{id}/views',
    ],
  },
  {
    permission: 'emails.manage',
    access: { admin: 'everything' },
    routes: ['GET /emails', 'POST /emails/{id}/send', 'GET /usuarios/{id}/emails'],
  },
  {
    permission: 'jobs.manage',
    access: { admin: 'everything' },
    routes: ['GET /jobs', 'GET /jobs/{id}', 'POST /jobs/{id}/retry', 'POST /jobs/{id}/cancel'],
  },
  {
    permission: 'orders.read',
    access: { admin: 'everything' },
    routes: ['GET /orders', 'GET /orders/{id}', 'GET /usuarios/{id}/orders'],
  },
  {
    permission: 'payments.manage',
    access: { admin: 'everything' },
    routes: [
      'GET /payments/events',
      'GET /payments/events/{id}',
      'POST /payments/events/{provider}/{event_id}/replay',
      'POST /orders/{id}/refunds',
      'PUT /orders/{id}/refunds/{refund}',
      'POST /orders/{id}/licences/purchases/{purchase}/transfer',
      'GET /orders/{id}/licences/purchases/{purchase}/refund',
      'POST /orders/{id}/licences/purchases/{purchase}/refund',
      'POST /orders/receipts/resend',
    ],
  },
  {
    permission: 'people.read',
    access: { admin: 'everything' },
    routes: ['GET /people/{record}/{id}/matches', 'GET /consents/{record}/{id}'],
  },
  {
    permission: 'teachers.manage',
    access: { admin: 'everything' },
    routes: [
      'GET /teacherRegistrations',
      'GET /teacherRegistrations/{id}',
      'GET /teacherRegistrations/{id}/documents/{document}',
      'PUT /teacherRegistrations/{id}/review',
      'DELETE /teacherRegistrations/{id}',
    ],
  },
];
