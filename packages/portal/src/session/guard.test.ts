import {
  isStudent,
  parentRoles,
  type Role,
  roles,
  schoolRoles,
  studentRoles,
  teacherRoles,
} from '@lia/sdk/accounts/roles';
import { may } from '@lia/sdk/accounts/permissions';
import { expect, test } from 'vitest';

import { portalScreens } from '../app/routes.ts';

/** A user without a role. */
const ROLELESS = '';
const everyone = [ROLELESS, ...roles];
const payers: readonly Role[] = ['admin', ...schoolRoles, ...teacherRoles, ...parentRoles, 'user'];
const withTier = (names: readonly Role[]) => names.filter((name) => /-[IMA]/.test(name));

/** Who opens which screens, written down once more (document 1 section 2, document 2 sections 2 to 9). */
const matrix: readonly [roles: readonly string[], paths: readonly string[]][] = [
  [
    everyone,
    [
      '/pages/redirect',
      '/callback/link',
      '/apps/changePassword',
      '/apps/miscursos/:id',
      '/apps/miscursos/:id/leccion/:lesson',
      '/apps/notifications',
      '/apps/notifications/settings',
      '/apps/userguide',
      '/logina',
    ],
  ],
  [everyone.filter((role) => !isStudent(role)), ['/apps/dashboard/']],
  [
    roles,
    [
      '/loginp',
      '/apps/schools/:id',
      '/apps/eventscalendar/:group_id?',
      '/apps/eventscalendaredit/:calendar_id?/:event_id?',
    ],
  ],
  [
    payers,
    [
      '/callback/google',
      '/apps/membership',
      '/apps/cursos',
      '/apps/cursos/:id',
      '/apps/donar',
      '/apps/patrocinar',
      '/apps/lugares',
      '/invoice',
      '/bill',
    ],
  ],
  [payers.filter((role) => role !== 'admin'), ['/apps/misdatos']],
  [
    parentRoles,
    [
      '/apps/profile',
      '/apps/children/new',
      '/apps/children/:id',
      '/apps/products/cursos',
      '/apps/products/membresias',
      '/apps/products/:option',
      '/apps/products/:option/:type',
      '/apps/products/:option/:type/new',
      '/apps/suscription/',
      '/apps/dashboardpadres',
    ],
  ],
  [withTier([...teacherRoles, ...parentRoles]), ['/apps/adminlicencias/:orderId']],
  [teacherRoles, ['/apps/dashboardmaestros/', '/apps/tareasCalificar', '/apps/tareas/:id/:name']],
  [
    ['admin', ...schoolRoles, ...teacherRoles],
    [
      '/apps/clubes',
      '/apps/club/:id',
      '/apps/actividades/all',
      '/apps/actividades/:id',
      '/apps/actividades/reutilizar',
      '/apps/actividadesTarea/:id',
      '/apps/editarActividades/:id?',
      '/apps/materias/:group/:id?',
      '/apps/grupos/all',
      '/apps/grupos/:id/:error?',
      '/apps/resources/all',
      '/apps/resources/:id',
      '/apps/resources/:folder/nuevo/:kind',
      '/apps/resources/:folder/editar/:id',
      '/apps/grabaciones/all',
      '/apps/grabaciones/nueva',
      '/apps/grabaciones/:id',
      '/apps/grabaciones/:id/editar',
      '/apps/grupo/:id',
      '/apps/grupo/:id/asistencia',
      '/apps/grupo/:id/asistencia/mes',
      '/apps/grupo/:id/calificaciones',
      '/apps/grupo/:id/boletas',
      '/apps/asistencia/:id',
      '/apps/alumnos',
      '/apps/alumno/:id',
    ],
  ],
  [
    ['admin', ...schoolRoles],
    ['/apps/periodos/all', '/apps/periodos/:id', '/apps/periodos/:id/:year'],
  ],
  [
    [...schoolRoles, ...teacherRoles],
    [
      '/apps/avisos',
      '/apps/avisos/nuevo',
      '/apps/avisos/:id',
      '/apps/avisos/:id/editar',
      '/apps/eliminados',
      '/apps/aula/:id/:calendar/editar',
      '/apps/aula/:id/:calendar/semanal',
    ],
  ],
  [
    [...schoolRoles, ...teacherRoles, ...parentRoles],
    ['/apps/mensajes', '/apps/mensajes/:id'],
  ],
  [[...schoolRoles, ...teacherRoles], ['/apps/mensajes/horario']],
  [
    ['admin', ...teacherRoles],
    ['/loginlia', '/apps/teachercourses'],
  ],
  [['maestro_preescolar', 'Maestro-I-preescolar', 'Maestro-M-preescolar', 'Maestro-A-preescolar'], ['/loginmundolia']],
  [
    studentRoles,
    [
      '/apps/sections/calendario/',
      '/apps/landing',
      '/apps/galaxies/grabacion/:id',
      '/apps/galaxies/recursos/:id/:name',
      '/apps/miasistencia',
      '/apps/misboletas',
      '/apps/galaxies/misgalaxias',
      '/apps/galaxies/clubs/:club',
      '/apps/sections/islands',
      '/apps/sections/miscore',
      '/apps/sections/miscursos',
      '/apps/sections/mistareas',
      '/apps/sections/mitarea/:id',
    ],
  ],
  [
    [...schoolRoles, ...teacherRoles, ...studentRoles, ...parentRoles],
    ['/apps/aula/all', '/apps/aula/:id/:calendar?'],
  ],
  [studentRoles, ['/apps/sections/live']],
  [
    [...studentRoles, ...parentRoles],
    ['/apps/grupos/unirse', '/apps/misavisos', '/apps/boleta/:id'],
  ],
  [['admin', ...schoolRoles], ['/licencias']],
  [['admin'], ['/apps/usuarios/:id', '/apps/listausuarios/:type', '/apps/interested']],
];

const screens = portalScreens.screens.filter(({ permission }) => permission !== 'anyone' && permission !== 'guests');

test('the matrix names every screen for members, once', () => {
  expect(matrix.flatMap(([, paths]) => paths).toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
});

test.for(everyone)('the guard opens to «%s» what the matrix lists, and nothing else', (role) => {
  const session = { role: role === ROLELESS ? [] : [role] };
  const opened = portalScreens.screens.filter(
    ({ permission }) => permission !== 'anyone' && permission !== 'guests' && may(session, permission),
  );
  const allowed = matrix.filter(([names]) => names.includes(role)).flatMap(([, paths]) => paths);
  expect(opened.map(({ path }) => path).toSorted()).toEqual(allowed.toSorted());
});
