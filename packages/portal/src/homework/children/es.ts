import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of a child's homework for guardians, in Spanish. */
export const es = {
  'childWork.title': 'Sus tareas',
  'childWork.failed': 'No pudimos traer sus tareas',
  'childWork.none': 'Aún no tiene tareas. Aquí las verás en cuanto su maestra o maestro le ponga una.',
  'childWork.returned_one': 'Por corregir ({count})',
  'childWork.returned_other': 'Por corregir ({count})',
  'childWork.missing_one': 'Sin entregar ({count})',
  'childWork.missing_other': 'Sin entregar ({count})',
  'childWork.today_one': 'Para hoy ({count})',
  'childWork.today_other': 'Para hoy ({count})',
  'childWork.toDo_one': 'Por hacer ({count})',
  'childWork.toDo_other': 'Por hacer ({count})',
  'childWork.delivered_one': 'Entregada ({count})',
  'childWork.delivered_other': 'Entregadas ({count})',
  'childWork.graded_one': 'Calificada ({count})',
  'childWork.graded_other': 'Calificadas ({count})',
  'childWork.excused_one': 'Justificada ({count})',
  'childWork.excused_other': 'Justificadas ({count})',
  'childWork.all': 'Ver las {count}',
  'childWork.due': 'Para el {at}',
  'childWork.deliveredAt': 'Entregada: {at}',
  'childWork.deliveredLate': 'Entregada tarde: {at}',
  'childWork.score': 'Calificación: {score} de {points}',
  'childWork.open': 'Ver detalles y comentarios',
  'childWork.close': 'Ocultar detalles',
  'childWork.nothing': 'Su maestra o maestro no escribió instrucciones.',
  'childWork.comments': 'Comentarios para la familia',
  'childWork.comments.none': 'Todavía no hay comentarios para ti.',
} as const;

/** They come with a child's page: a guardian reads nothing else of homework. */
export const childHomeworkTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
