import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of activities that are copied, in Spanish. */
export const es = {
  'activities.reuse.lead':
    'Copia a tus grupos las misiones de otro ciclo, o de otro grupo, con sus archivos y fechas nuevas.',
  'activities.reuse.from': '¿De dónde las tomamos?',
  'activities.reuse.from.none': 'Elige un grupo',
  'activities.reuse.past': 'Ciclos anteriores',
  'activities.reuse.current': 'Grupos de este ciclo',
  'activities.reuse.until': 'terminó el {day}',
  'activities.reuse.which': '¿Cuáles misiones?',
  'activities.reuse.all': 'Todas',
  'activities.reuse.most': 'Se copian hasta {max} a la vez.',
  'activities.reuse.week': '¿En qué semana empieza la primera?',
  'activities.reuse.week.help': 'Elige cualquier día de esa semana: cada misión conserva su día y su hora.',
  'activities.reuse.active': 'Los alumnos las ven desde su fecha de publicación',
  'activities.reuse.copy_one': 'Copiar {count} misión',
  'activities.reuse.copy_other': 'Copiar {count} misiones',
  'activities.reuse.copy.none': 'Copiar las misiones',
  'activities.reuse.none.title': 'Aún no hay misiones que reutilizar',
  'activities.reuse.none.text':
    'Cuando tus grupos tengan misiones podrás copiarlas aquí, también las de ciclos que ya terminaron.',
} as const;

/** They come with their page. */
export const reuseTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
