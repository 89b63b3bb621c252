import type { AccessRow } from './row.ts';

/** Calls about videos, recordings, resources and uploads. */
export const mediaAccess: readonly AccessRow[] = [
  {
    permission: 'recordings.watch',
    access: { student: 'own' },
    routes: ['GET /me/recordings', 'GET /me/recordings/{id}'],
  },
  {
    permission: 'resources.read',
    access: { student: 'own' },
    routes: ['GET /me/resources/{id}'],
  },
  {
    permission: 'resources.files',
    access: { admin: 'everything', schoolAdmin: 'school', teacher: 'groups', student: 'own' },
    routes: ['GET /resources/{id}/file'],
  },
  {
    permission: 'media.play',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own', user: 'own' },
    routes: [
      'GET /media/{id}',
      'GET /media/{id}/address',
      'GET /media/{id}/captions/{language}',
      'PUT /media/{id}/progress',
    ],
  },
  {
    permission: 'media.manage',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own' },
    routes: [
      'PUT /media/{id}/captions/{language}',
      'DELETE /media/{id}/captions/{language}',
      'PUT /media/{id}/chapters',
    ],
  },
  {
    permission: 'uploads.send',
    access: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own' },
    routes: ['POST /uploads', 'PATCH /uploads/{id}', 'DELETE /uploads/{id}'],
  },
];
