import type { Catalogue } from '../../../i18n/i18n.ts';

/** Texts of changing the homework of several students, in Spanish. */
export const es = {
  'grading.several.what': '¿Qué quieres hacer?',
  'grading.several.time': 'Dar más tiempo',
  'grading.several.excuse': 'Justificar: no tienen que entregarla',
  'grading.several.cutoff': 'Última entrega tardía (opcional)',
  'grading.several.who': '¿A quiénes?',
  'grading.several.all': 'Todo el grupo',
  'grading.several.missing': 'Quienes no han entregado',
  'grading.several.clear': 'Quitar la selección',
  'grading.several.none': 'No queda nadie a quien se aplique este cambio.',
  'grading.several.extended': 'Ya tiene más tiempo',
  'grading.several.time.send_one': 'Dar más tiempo a {count} alumno',
  'grading.several.time.send_other': 'Dar más tiempo a {count} alumnos',
  'grading.several.time.done_one': '{count} alumno tiene más tiempo',
  'grading.several.time.done_other': '{count} alumnos tienen más tiempo',
  'grading.several.excuse.send_one': 'Justificar a {count} alumno',
  'grading.several.excuse.send_other': 'Justificar a {count} alumnos',
  'grading.several.excuse.done_one': '{count} alumno quedó justificado',
  'grading.several.excuse.done_other': '{count} alumnos quedaron justificados',
  'grading.several.undo': 'Deshacer',
} as const;

/** They come with the dialog. */
export const severalTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
