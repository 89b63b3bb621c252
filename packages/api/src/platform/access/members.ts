import type { Access, AccessRow } from './row.ts';

const everyMember: Access = {
  guest: 'own',
  admin: 'own',
  schoolAdmin: 'own',
  teacher: 'own',
  parent: 'own',
  student: 'own',
  user: 'own',
};

/** Calls of members about themselves and their children. */
export const memberAccess: readonly AccessRow[] = [
  {
    permission: 'session',
    access: everyMember,
    routes: ['POST /logout', 'GET /auth/verify', 'POST /account/password'],
  },
  {
    permission: 'member',
    access: everyMember,
    routes: [
      'GET /me/contact',
      'POST /usuario_p/getRoute',
      'PUT /me/settings',
      'PUT /me/shortcuts',
      'GET /quick-panel/data',
      'GET /tareas/entregadas',
      'POST /account/email/resend',
      'GET /account/sessions',
      'POST /federation/{provider}/link',
      'POST /federation/link/callback',
      'GET /account/identities',
      'DELETE /account/identities/{id}',
      'GET /account/draft-key',
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
      'GET /me/licences',
      'GET /me/places',
      'GET /me/orders',
      'GET /me/orders/open',
      'GET /me/courses',
      'GET /me/bill',
      'GET /me/bills',
    ],
  },
  {
    permission: 'secondFactor.manage',
    access: { admin: 'own', schoolAdmin: 'own' },
    routes: [
      'GET /account/second-factor',
      'POST /account/second-factor/begin',
      'POST /account/second-factor/confirm',
      'POST /account/second-factor/codes',
      'POST /account/second-factor/off',
    ],
  },
  {
    permission: 'consents.give',
    access: { schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['GET /me/consents', 'POST /me/consents'],
  },
  {
    permission: 'dataRequests.make',
    access: { schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['GET /me/data-requests', 'GET /me/data-requests/{id}/archive', 'POST /me/data-requests'],
  },
  {
    permission: 'courses.buy',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['GET /me/catalogue', 'POST /me/courses'],
  },
  {
    permission: 'gifts.make',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['POST /me/donations', 'POST /me/sponsorships'],
  },
  {
    permission: 'invitations.accept',
    access: { guest: 'own', admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['POST /invitations/accept'],
  },
  {
    permission: 'children.read',
    access: { parent: 'children' },
    routes: ['GET /children'],
  },
  {
    permission: 'children.register',
    access: { parent: 'own' },
    routes: ['POST /studentSubscription'],
  },
  {
    permission: 'avatars.choose',
    access: { ...everyMember, parent: 'children' },
    routes: ['GET /avatar', 'PUT /avatar/{id}'],
  },
  {
    permission: 'children.password',
    access: { parent: 'children' },
    routes: ['POST /children/{id}/password'],
  },
  {
    permission: 'destinations.community',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own', user: 'own' },
    routes: ['POST /usuario_p/login'],
  },
  {
    permission: 'destinations.games',
    access: { admin: 'own', teacher: 'own', parent: 'own', student: 'own' },
    routes: ['POST /destinations/games/login'],
  },
  {
    permission: 'destinations.plus',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
    routes: ['POST /destinations/plus/login'],
  },
  {
    permission: 'destinations.course',
    access: { admin: 'own', teacher: 'own' },
    routes: ['POST /usuario_t/login'],
  },
  {
    permission: 'destinations.kinder',
    access: { teacher: 'own' },
    routes: ['POST /destinations/kinder/login'],
  },
];
