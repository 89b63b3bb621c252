import type { AccessRow } from './row.ts';

/** Calls about homework, grades and report cards. */
export const homeworkAccess: readonly AccessRow[] = [
  {
    permission: 'homework.details',
    access: { admin: 'everything', schoolAdmin: 'school', teacher: 'groups', parent: 'children', student: 'own' },
    routes: ['GET /tareas/{id}', 'GET /tareas/{id}/files/{file}'],
  },
  {
    permission: 'homework.grade',
    access: { teacher: 'groups' },
    routes: [
      'PUT /tareas/{id}',
      'PUT /tareas/{id}/action',
      'PUT /tareas/{id}/extension',
      'POST /tareas/{id}/comments',
      'PUT /actividades/{id}/release',
      'PUT /actividades/{id}/extension',
      'PUT /actividades/{id}/excuse',
    ],
  },
  {
    permission: 'gradebook.grade',
    access: { teacher: 'groups' },
    routes: [
      'PUT /grupos/{id}/calificaciones',
      'PUT /grupos/{id}/calificaciones/{student}',
      'PUT /grupos/{id}/boletas/{period}/{student}',
    ],
  },
  {
    permission: 'reportCards.read',
    access: { parent: 'children', student: 'own' },
    routes: ['GET /boletas', 'GET /boletas/{id}', 'GET /boletas/{id}/pdf'],
  },
  {
    permission: 'homework.deliver',
    access: { student: 'own' },
    routes: ['POST /tareas/{id}'],
  },
  {
    permission: 'activities.files',
    access: { admin: 'everything', schoolAdmin: 'school', teacher: 'groups', student: 'own', parent: 'children' },
    routes: ['POST /download-file'],
  },
  {
    permission: 'homework.read',
    access: { student: 'own' },
    routes: ['GET /tareas', 'GET /me/points'],
  },
  {
    permission: 'homework.children',
    access: { parent: 'children' },
    routes: ['GET /children/{id}/tareas', 'GET /children/{id}/points'],
  },
];
