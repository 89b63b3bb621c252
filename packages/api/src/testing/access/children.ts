import type { AccessRow } from './row.ts';

/** Calls of parents about their children. */
export const childrenAccess: readonly AccessRow[] = [
  {
    permission: 'children.read',
    access: { parent: 'children' },
    routes: ['GET /children', 'GET /children/status'],
  },
  {
    permission: 'children.register',
    access: { parent: 'own' },
    routes: ['POST /studentSubscription'],
  },
  {
    permission: 'children.password',
    access: { parent: 'children' },
    routes: ['POST /children/{id}/password'],
  },
  {
    permission: 'children.view',
    access: { parent: 'children' },
    routes: ['POST /children/{id}/views'],
  },
  {
    permission: 'children.manage',
    access: { parent: 'children' },
    routes: [
      'GET /children/{id}',
      'GET /children/{id}/attendance',
      'GET /children/{id}/quiet-hours',
      'PUT /children/{id}/quiet-hours',
      'PUT /children/{id}',
      'GET /me/invitations',
      'POST /me/invitations',
      'POST /me/invitations/{id}/revoke',
      'POST /me/invitations/{id}/confirm',
      'POST /children/{id}/card',
      'DELETE /children/{id}/card',
      'DELETE /children/{id}/groups/{group}',
      'POST /children/{id}/pictures/allow',
      'POST /children/{id}/guardians/{guardian}/end',
      'POST /children/{id}/guardians/{guardian}/restore',
    ],
  },
];
