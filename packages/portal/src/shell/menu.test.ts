import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { expect, test } from 'vitest';

import { portalScreens } from '../app/routes.ts';
import { signedIn } from '../testing/people.ts';
import { menuItems, type MenuNode, navigationOf } from './menu.ts';

/** An entry by its id and where it leads; what holds others by its id and theirs. */
type Drawn = string | { [holder: string]: Drawn[] };

const draw = (node: MenuNode): Drawn => {
  if (node.type === 'divider') return '—';
  if (node.type !== 'item') return { [`${node.type} ${node.part.id}`]: node.children.map(draw) };
  const { entry, target } = node.item;
  return 'to' in target ? `${entry.id} ${target.to}` : `${entry.id} ${target.href} ${target.target}`;
};

const SCHOOL = 7;
const legal = [
  '—',
  'terms https://marketing.example/terminos _blank',
  'privacy https://marketing.example/privacidad _blank',
];
const giving = { 'collapse giving': ['donation /apps/donar', 'sponsorship /apps/patrocinar'] };

/** Entrances to other sites, which open a tab of their own. */
const sites = {
  community: 'community /loginp _blank',
  games: 'games /logina _blank',
  plus: 'plus /logina?redirect=plus _blank',
  course: 'course /loginlia _blank',
  kinder: 'kinder /loginmundolia _blank',
};
const { community, games, plus, course, kinder } = sites;

const teacherSites = [community, games, plus, course];
const groups = { 'collapse groups': ['groups /apps/grupos/all', 'students /apps/alumnos'] };
/** Schools keep their years as well. */
const schoolGroups = {
  'collapse groups': ['groups /apps/grupos/all', 'students /apps/alumnos', 'schoolYears /apps/periodos/all'],
};
const ofTeacher = (own: Drawn[], more: Drawn[] = []): Drawn[] => [
  'home /apps/dashboardmaestros/',
  'courses /apps/cursos',
  'teacherCourses /apps/teachercourses',
  ...own,
  groups,
  { 'collapse homework': ['activities /apps/actividades/all', 'grading /apps/tareasCalificar'] },
  'announcements /apps/avisos',
  'conversations /apps/mensajes',
  'classes /apps/aula/all',
  'calendar /apps/eventscalendar',
  'clubs /apps/clubes',
  'resources /apps/resources/all',
  giving,
  ...teacherSites,
  ...more,
  ...legal,
];
const teacher = ofTeacher([]);
const communityTeacher = ofTeacher(['plan /apps/membership']);
const users = 'users /admin/users _self';
const school = [
  'home /apps/dashboard/',
  'courses /apps/cursos',
  schoolGroups,
  'announcements /apps/avisos',
  'conversations /apps/mensajes',
  'classes /apps/aula/all',
  'calendar /apps/eventscalendar',
  'clubs /apps/clubes',
  'resources /apps/resources/all',
  giving,
];
const schoolSites = [community, plus];

/** The left navigation of each role group, written down once more (document 1 section 2, document 2 section 2). */
const navigations: readonly [role: string | null, schoolId: number, menu: Drawn[]][] = [
  [null, SCHOOL, ['home /apps/dashboard/', ...legal]],
  [
    'alumno',
    SCHOOL,
    [
      'home /apps/landing',
      'myAnnouncements /apps/misavisos',
      'calendar /apps/sections/calendario/',
      'joinGroup /apps/grupos/unirse',
      community,
      games,
      ...legal,
    ],
  ],
  ['maestro', SCHOOL, teacher],
  ['Maestro-M', SCHOOL, teacher],
  ['maestro', PUBLIC_SCHOOL_ID, communityTeacher],
  ['Maestro-I', PUBLIC_SCHOOL_ID, communityTeacher],
  ['Maestro-A', PUBLIC_SCHOOL_ID, communityTeacher],
  ['Maestro-A-preescolar', PUBLIC_SCHOOL_ID, ofTeacher([], [kinder])],
  [
    'padre',
    PUBLIC_SCHOOL_ID,
    [
      'home /apps/dashboardpadres',
      'courses /apps/cursos',
      'subscription /apps/suscription/',
      'myAnnouncements /apps/misavisos',
      'conversations /apps/mensajes',
      'classes /apps/aula/all',
      'calendar /apps/eventscalendar',
      giving,
      'joinGroup /apps/grupos/unirse',
      community,
      games,
      plus,
      ...legal,
    ],
  ],
  [
    'admin_escuela',
    SCHOOL,
    [...school, { 'group administration': [users, 'imports /admin/imports _self'] }, ...schoolSites, ...legal],
  ],
  ['director_escuela', SCHOOL, [...school, { 'group administration': [users] }, ...schoolSites, ...legal]],
  ['Escuela-I', SCHOOL, [...school, ...schoolSites, ...legal]],
  [
    'admin',
    SCHOOL,
    [
      'home /apps/dashboard/',
      'teacherCourses /apps/teachercourses',
      schoolGroups,
      'calendar /apps/eventscalendar',
      'resources /apps/resources/all',
      'recordings /apps/grabaciones/all',
      { 'group administration': ['console /admin _self', 'institutions /admin/institutions _self', users] },
      ...teacherSites,
      ...legal,
    ],
  ],
];

test.for(navigations)('%s of school %s has its navigation', ([role, schoolId, menu]) => {
  const { user } = signedIn(role);
  expect(navigationOf(portalScreens, { ...user, school_id: schoolId }).map(draw)).toEqual(menu);
});

test('while an administrator sees the portal as a school, it leads to no page beside it', () => {
  const { user } = signedIn('admin_escuela');
  const menu = navigationOf(portalScreens, { ...user, viewed: true }).map(draw);
  expect(menu).toEqual(school);
});

test.for([
  ['alumno', ['guide', 'logout']],
  ['maestro', ['membership', 'bills', 'password', 'myData', 'guide', 'logout']],
  ['padre', ['products', 'bills', 'account', 'myData', 'guide', 'logout']],
  ['admin_escuela', ['membership', 'bills', 'password', 'myData', 'guide', 'logout']],
  ['admin', ['membership', 'bills', 'password', 'guide', 'logout']],
] as const)('%s has the menu of their account', ([role, ids]) => {
  expect(menuItems(portalScreens, 'user', signedIn(role).user).map(({ entry }) => entry.id)).toEqual(ids);
});

test('the id of an entry is unique, since shortcuts are kept by it', () => {
  const ids = new Map<string, Set<string>>();
  for (const [role] of navigations) {
    const { user } = signedIn(role);
    for (const menu of ['navigation', 'user'] as const) {
      const own = menuItems(portalScreens, menu, user).map(({ entry }) => entry.id);
      expect(new Set(own).size).toBe(own.length);
      for (const id of own) ids.set(id, (ids.get(id) ?? new Set()).add(menu));
    }
  }
  expect([...ids.values()].filter((menus) => menus.size > 1)).toEqual([]);
});
