import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of points, in Spanish. */
export const es = {
  'points.title': 'Mis puntos',
  'points.failed': 'No pudimos traer tus puntos',
  'points.none.title': 'Tus puntos empiezan con tu primera tarea',
  'points.none.text': 'Cada vez que entregas una tarea ganas puntos. También ganas cuando la corriges.',
  'points.none.go': 'Ver mis tareas',
  'points.count_one': '{count} punto',
  'points.count_other': '{count} puntos',
  'points.plus': '+{count}',
  'points.streak_one': '{count} semana',
  'points.streak_other': '{count} semanas seguidas',
  'points.weeks': 'Tus semanas',
  'points.weeks.text': 'Las vacaciones y los días que faltas no cortan tu racha.',
  'points.best': 'Tu racha más larga: {count} semanas.',
  'points.week.done': 'Semana del {day}: entregaste',
  'points.week.pause': 'Semana del {day}: descanso',
  'points.week.open': 'Semana del {day}: es esta semana',
  'points.week.missed': 'Semana del {day}: sin entregas',
  'points.badges': 'Tus insignias',
  'points.badge.first': 'Mi primera tarea',
  'points.badge.five': '5 tareas',
  'points.badge.ten': '10 tareas',
  'points.badge.twentyFive': '25 tareas',
  'points.badge.fifty': '50 tareas',
  'points.badge.hundred': '100 tareas',
  'points.badge.again': 'Lo intenté otra vez',
  'points.badge.twoWeeks': '2 semanas seguidas',
  'points.badge.fourWeeks': '4 semanas seguidas',
  'points.badge.tenWeeks': '10 semanas seguidas',
  'points.earned': 'Cómo los ganaste',
  'points.reason.inTime': 'La entregaste a tiempo',
  'points.reason.late': 'La entregaste',
  'points.reason.corrected': 'La corregiste',
  'points.child.streak_one': '{count} semana con entregas',
  'points.child.streak_other': '{count} semanas seguidas con entregas',
} as const;

/** They come with the page of a student's points, or a child's. */
export const pointTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
