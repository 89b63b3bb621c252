import type { AccessRow } from './row.ts';

/** What is studied and taught in courses. */
export const lessonAccess: readonly AccessRow[] = [
  {
    permission: 'lessons.read',
    access: {
      guest: 'own',
      admin: 'everything',
      schoolAdmin: 'own',
      teacher: 'own',
      parent: 'own',
      student: 'own',
      user: 'own',
    },
    routes: ['GET /me/courses/{id}', 'GET /me/lessons/{id}', 'GET /me/lessons/{id}/file'],
  },
  {
    permission: 'lessons.study',
    access: {
      guest: 'own',
      admin: 'own',
      schoolAdmin: 'own',
      teacher: 'own',
      parent: 'own',
      student: 'own',
      user: 'own',
    },
    routes: [
      'PUT /me/lessons/{id}/progress',
      'POST /me/lessons/{id}/attempts',
      'POST /me/courses/{id}/certificate',
      'GET /me/courses/{id}/certificate',
      'GET /me/progress',
    ],
  },
  {
    permission: 'lessons.teach',
    access: { admin: 'everything', teacher: 'own' },
    routes: ['GET /me/taught-courses'],
  },
];
