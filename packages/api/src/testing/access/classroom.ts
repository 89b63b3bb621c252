import type { AccessRow } from './row.ts';

/** Calls of the virtual classroom. */
export const classroomAccess: readonly AccessRow[] = [
  {
    permission: 'classes.manage',
    access: { schoolAdmin: 'school', teacher: 'groups' },
    routes: [
      'GET /aulaVirtual/clases',
      'GET /aulaVirtual/clases/{id}',
      'POST /aulaVirtual/clases',
      'PUT /aulaVirtual/clases/{id}',
      'POST /aulaVirtual/clases/{id}/cancel',
      'POST /aulaVirtual/clases/{id}/restore',
      'DELETE /aulaVirtual/clases/{id}',
      'POST /aulaVirtual/clases/{id}/end',
      'GET /aulaVirtual/clases/{id}/asistencia',
      'GET /aulaVirtual/settings',
      'GET /aulaVirtual/series',
      'PUT /aulaVirtual/series/{id}',
      'DELETE /aulaVirtual/series/{id}',
      'POST /aulaVirtual/upload',
      'POST /aulaVirtual/insertUrlResource',
      'POST /aulaVirtual/Deletefiles/{meeting}',
    ],
  },
  {
    permission: 'classes.settings',
    access: { schoolAdmin: 'school' },
    routes: ['PUT /schools/{id}/classroom'],
  },
  {
    permission: 'classes.follow',
    access: { student: 'own', parent: 'children' },
    routes: ['GET /me/classes'],
  },
  {
    permission: 'classes.join',
    access: { schoolAdmin: 'school', teacher: 'groups', student: 'own', parent: 'children' },
    routes: [
      'POST /aulaVirtual/clases/{id}/join',
      'POST /aulaVirtual/clases/{id}/presence',
      'GET /aulaVirtual/getFiles/{meeting}',
      'GET /aulaVirtual/getFiles/{meeting}/{file}',
      'GET /aulaVirtual/getMeetId/{groupId}',
    ],
  },
];
