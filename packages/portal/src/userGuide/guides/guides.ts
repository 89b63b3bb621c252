import { may, type MemberPermission } from '@lia/sdk/accounts/permissions';
import { type Audience, audienceOf } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import type { Language } from '@lia/sdk/messages/language';

import { isAdministrator } from '../../session/home.ts';

/** One answer of the guide: its text stands in `<language>/<name>.md`, headed by its title. */
interface Entry {
  name: string;
  /** Who reads it: administrators have a console, and little of what members have. */
  audiences: readonly (Audience | 'administrators')[];
  /** What one needs to do what it explains. */
  permission: MemberPermission;
  /** The screen that it is about. */
  path?: string;
}

const allButStudents = ['teachers', 'parents', 'schools', 'administrators'] as const;
const payers = ['teachers', 'parents', 'schools'] as const;

/** What the guide explains to whom, in the order of the page. */
const entries: readonly Entry[] = [
  { name: 'entrar-con-tarjeta', audiences: ['students'], permission: 'students.screens' },
  { name: 'escuchar', audiences: ['students'], permission: 'students.screens' },
  { name: 'puntos', audiences: ['students'], permission: 'homework.read', path: '/apps/sections/miscore' },
  { name: 'club', audiences: ['students'], permission: 'clubs.join', path: '/apps/galaxies/misgalaxias' },
  {
    name: 'calendario-alumno',
    audiences: ['students'],
    permission: 'students.screens',
    path: '/apps/sections/calendario/',
  },
  {
    name: 'calendario',
    audiences: allButStudents,
    permission: 'calendar.write',
  },
  {
    name: 'calendario-otros-programas',
    audiences: allButStudents,
    permission: 'calendar.feed',
  },
  { name: 'registrar-hijos', audiences: ['parents'], permission: 'children.register', path: '/apps/dashboardpadres' },
  { name: 'contrasena-hijo', audiences: ['parents'], permission: 'children.password', path: '/apps/dashboardpadres' },
  { name: 'puntos-hijo', audiences: ['parents'], permission: 'homework.children', path: '/apps/dashboardpadres' },
  { name: 'otro-tutor', audiences: ['parents'], permission: 'children.read', path: '/apps/dashboardpadres' },
  {
    name: 'grupos',
    audiences: ['teachers', 'schools', 'administrators'],
    permission: 'groups.manage',
    path: '/apps/grupos/all',
  },
  { name: 'clubes', audiences: ['teachers', 'schools'], permission: 'clubs.moderate', path: '/apps/clubes' },
  {
    name: 'asistencia',
    audiences: ['teachers', 'schools', 'administrators'],
    permission: 'groups.manage',
    path: '/apps/grupos/all',
  },
  { name: 'equipos', audiences: ['teachers'], permission: 'homework.grade', path: '/apps/actividades/all' },
  { name: 'calificar', audiences: ['teachers'], permission: 'homework.grade', path: '/apps/tareasCalificar' },
  { name: 'entregar-tarea', audiences: ['students'], permission: 'homework.deliver', path: '/apps/sections/mistareas' },
  { name: 'clases', audiences: ['teachers', 'schools'], permission: 'classes.manage', path: '/apps/aula/all' },
  {
    name: 'entrar-a-clase',
    audiences: ['students'],
    permission: 'students.screens',
    path: '/apps/sections/live',
  },
  {
    name: 'recursos',
    audiences: ['teachers', 'schools', 'administrators'],
    permission: 'resources.manage',
    path: '/apps/resources/all',
  },
  {
    name: 'clases-grabadas',
    audiences: ['teachers', 'schools', 'administrators'],
    permission: 'recordings.manage',
    path: '/apps/grabaciones/all',
  },
  { name: 'mis-recursos', audiences: ['students'], permission: 'resources.read' },
  {
    name: 'boletas',
    audiences: ['teachers', 'schools', 'administrators'],
    permission: 'gradebook.read',
    path: '/apps/grupos/all',
  },
  {
    name: 'boleta-hijo',
    audiences: ['parents'],
    permission: 'reportCards.read',
    path: '/apps/dashboardpadres',
  },
  {
    name: 'ciclo-escolar',
    audiences: ['schools'],
    permission: 'schoolYears.manage',
    path: '/apps/periodos/all',
  },
  { name: 'mensajes-familia', audiences: ['parents'], permission: 'conversations.join', path: '/apps/mensajes' },
  {
    name: 'mensajes-escuela',
    audiences: ['teachers', 'schools'],
    permission: 'conversations.join',
    path: '/apps/mensajes',
  },
  { name: 'reportar', audiences: ['teachers', 'parents'], permission: 'reports.make' },
  { name: 'reportar-alumno', audiences: ['students'], permission: 'reports.make' },
  { name: 'revisar-reportes', audiences: ['schools'], permission: 'moderation.manage' },
  { name: 'codigo-grupo', audiences: ['students', 'parents'], permission: 'groups.join', path: '/apps/grupos/unirse' },
  { name: 'importar', audiences: ['schools', 'administrators'], permission: 'imports.manage' },
  { name: 'licencias-escuela', audiences: ['schools', 'administrators'], permission: 'licences.read' },
  { name: 'documentos-maestro', audiences: ['teachers'], permission: 'teachers.screens' },
  { name: 'avatar', audiences: ['students', 'parents'], permission: 'avatars.choose' },
  { name: 'pagar-oxxo', audiences: payers, permission: 'plans.hold' },
  { name: 'suscripcion', audiences: ['parents'], permission: 'parents.screens', path: '/apps/suscription/' },
  { name: 'membresia', audiences: ['teachers', 'schools'], permission: 'plans.hold', path: '/apps/membership' },
  { name: 'licencias', audiences: ['teachers', 'parents'], permission: 'licences.screens' },
  { name: 'cursos', audiences: ['teachers', 'parents'], permission: 'courses.buy', path: '/apps/cursos' },
  { name: 'lecciones', audiences: payers, permission: 'courses.buy' },
  { name: 'cursos-maestro', audiences: ['teachers'], permission: 'lessons.teach', path: '/apps/teachercourses' },
  {
    name: 'cursos-alumno',
    audiences: ['students'],
    permission: 'students.screens',
    path: '/apps/sections/miscursos',
  },
  { name: 'editar-cursos', audiences: ['administrators'], permission: 'courses.manage' },
  { name: 'facturas', audiences: payers, permission: 'plans.hold', path: '/invoice' },
  { name: 'mis-datos', audiences: payers, permission: 'dataRequests.make', path: '/apps/misdatos' },
  { name: 'notificaciones', audiences: allButStudents, permission: 'member', path: '/apps/notifications' },
  { name: 'notificaciones-alumno', audiences: ['students'], permission: 'member', path: '/apps/notifications' },
  { name: 'dispositivos', audiences: allButStudents, permission: 'member' },
  { name: 'dispositivos-alumno', audiences: ['students'], permission: 'member' },
];

export interface Guide {
  name: string;
  title: string;
  /** Markdown, as far as `Markdown` draws it. */
  text: string;
  path: string | null;
}

const fetchTexts = (language: Language) => (language === 'es' ? import('./spanish.ts') : import('./english.ts'));

/** What the guide explains to a user: only what their roles can do. */
export async function readGuides(language: Language, user: SessionUser): Promise<Guide[]> {
  const { guideTexts } = await fetchTexts(language);
  const audience = isAdministrator(user) ? 'administrators' : audienceOf(user.role[0] ?? '');
  return entries
    .filter(({ audiences, permission }) => audiences.includes(audience) && may(user, permission))
    .map(({ name, path = null }) => {
      const [heading = '', ...lines] = (guideTexts[`./${language}/${name}.md`] ?? '').split('\n');
      return { name, path, title: heading.replace(/^# /, ''), text: lines.join('\n').trim() };
    });
}
