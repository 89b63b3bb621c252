import type { AccessRow } from './row.ts';

/** Calls of a school's administrators, who reach the rows of their own schools, and of administrators, who reach all. */
export const schoolAccess: readonly AccessRow[] = [
  {
    permission: 'overview.read',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /attention', 'GET /statistics'],
  },
  {
    permission: 'members.read',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /schools/{id}/members'],
  },
  {
    permission: 'people.search',
    access: { admin: 'everything', schoolAdmin: 'school', parent: 'children' },
    routes: ['GET /usuarios/buscar'],
  },
  {
    permission: 'institutions.logo',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /schools/{id}/logo', 'POST /schools/{id}/logo', 'DELETE /schools/{id}/logo'],
  },
  {
    permission: 'embeds.read',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /embeds', 'GET /embeds/{id}', 'GET /embeds/{id}/counts'],
  },
  {
    permission: 'imports.manage',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: [
      'GET /lia-schools-sync',
      'GET /adminCompanies',
      'POST /imports',
      'POST /imports/{id}/rows',
      'GET /imports',
      'GET /imports/{id}',
      'GET /imports/{id}/licences',
      'GET /imports/{id}/rows',
      'GET /imports/{id}/cards',
      'GET /imports/{id}/guardians',
      'PUT /imports/{id}/rows/{row}',
      'POST /imports/{id}/commit',
      'POST /imports/{id}/cancel',
      'POST /imports/{id}/undo',
      'POST /invitations/{id}/send',
      'POST /importar/usuarios',
    ],
  },
  {
    permission: 'cards.manage',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['POST /usuarios/tarjetas'],
  },
  {
    permission: 'users.manage',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: [
      'GET /overview',
      'GET /usuarios',
      'GET /usuarios/{id}',
      'GET /usuarios/{id}/family',
      'GET /usuarios/{id}/sessions',
      'GET /usuarios/{id}/imports',
      'POST /usuarios',
      'PUT /usuarios/{id}',
      'PUT /usuariosgroup',
      'GET /schools/{id}/groups',
      'POST /usuarios/{id}/deactivate',
      'POST /usuarios/{id}/restore',
      'POST /usuarios/{id}/password-reset',
    ],
  },
  {
    permission: 'licences.manage',
    access: { admin: 'everything', schoolAdmin: 'school', teacher: 'own', parent: 'own' },
    routes: [
      'GET /orders/{id}/licences',
      'GET /orders/{id}/licences/people',
      'POST /orders/{id}/licences',
      'POST /orders/{id}/licences/{licence}/free',
      'POST /orders/{id}/licences/{licence}/reassign',
      'GET /orders/{id}/renewal',
      'POST /orders/{id}/renewal',
    ],
  },
  {
    permission: 'licences.buy',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: [
      'GET /orders/{id}/licences/purchases',
      'POST /orders/{id}/licences/purchases',
      'POST /orders/{id}/licences/purchases/{purchase}/cancel',
    ],
  },
  {
    permission: 'licences.read',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /licences', 'GET /licences/{id}'],
  },
  {
    permission: 'audit.read',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /audit', 'GET /audit/{id}'],
  },
  {
    permission: 'payouts.read',
    access: { admin: 'everything', schoolAdmin: 'school' },
    routes: ['GET /payouts', 'GET /payouts/{id}', 'GET /payouts/{id}/entries'],
  },
];
