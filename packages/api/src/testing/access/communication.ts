import type { AccessRow } from './row.ts';

/** Calls about announcements, conversations, clubs and reports. */
export const communicationAccess: readonly AccessRow[] = [
  {
    permission: 'announcements.read',
    access: { parent: 'children', student: 'own' },
    routes: ['GET /me/announcements', 'PUT /me/announcements/{id}/read'],
  },
  {
    permission: 'announcements.files',
    access: { schoolAdmin: 'school', teacher: 'groups', parent: 'children', student: 'own' },
    routes: ['GET /announcements/{id}/files/{file}'],
  },
  {
    permission: 'conversations.join',
    access: { schoolAdmin: 'school', teacher: 'groups', parent: 'children' },
    routes: [
      'GET /conversations',
      'GET /conversations/unread',
      'GET /conversations/contacts',
      'POST /conversations',
      'GET /conversations/{id}',
      'GET /conversations/{id}/messages',
      'POST /conversations/{id}/messages',
      'PUT /conversations/{id}/messages/{message}',
      'DELETE /conversations/{id}/messages/{message}',
      'PUT /conversations/{id}/read',
      'GET /conversations/{id}/messages/{message}/files/{file}',
    ],
  },
  {
    permission: 'reports.make',
    access: { schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own' },
    routes: ['POST /reports'],
  },
  {
    permission: 'officeHours.manage',
    access: { schoolAdmin: 'school', teacher: 'own' },
    routes: ['GET /office-hours', 'PUT /office-hours'],
  },
  {
    permission: 'clubs.join',
    access: { student: 'own' },
    routes: [
      'GET /me/clubs',
      'GET /me/clubs/{id}',
      'PUT /me/clubs/{id}',
      'POST /me/clubs/{id}/posts',
      'DELETE /me/clubs/{id}/posts/{post}',
    ],
  },
  {
    permission: 'clubs.files',
    access: { admin: 'everything', schoolAdmin: 'school', teacher: 'own', student: 'own' },
    routes: ['GET /clubs/posts/{post}/files/{file}'],
  },
];
