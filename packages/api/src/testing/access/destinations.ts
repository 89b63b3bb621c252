import type { AccessRow } from './row.ts';

/** Sign-ins to other sites. */
export const destinationsAccess: readonly AccessRow[] = [
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
