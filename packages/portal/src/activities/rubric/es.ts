import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the editor of a rubric, in Spanish. */
export const es = {
  'rubric.legend': 'Rúbrica (opcional)',
  'rubric.help': 'Di en qué te vas a fijar y qué niveles hay. Tus alumnos y sus familias la ven antes de entregar.',
  'rubric.begin': 'Hacer una rúbrica',
  'rubric.drop': 'Quitar la rúbrica',
  'rubric.source': 'Usar la de otra misión',
  'rubric.source.none': 'Elige una misión',
  'rubric.criterion': 'Criterio {number}',
  'rubric.criterion.name': 'En qué te fijas',
  'rubric.criterion.add': 'Agregar criterio',
  'rubric.criterion.remove': 'Quitar el criterio {number}',
  'rubric.level.name': 'Nombre del nivel {level}',
  'rubric.level.points': 'Puntos del nivel {level}',
  'rubric.level.description': 'Cómo es el nivel {level} (opcional)',
  'rubric.level.add': 'Agregar nivel al criterio {number}',
  'rubric.level.remove': 'Quitar el nivel {level}',
  'rubric.level.4': 'Excelente',
  'rubric.level.3': 'Bien',
  'rubric.level.2': 'En proceso',
  'rubric.level.1': 'Por empezar',
  'rubric.total': 'Con lo mejor de cada criterio suma {total}, que vale {points} de calificación.',
} as const;

/** They come with the form of an activity. */
export const rubricEditorTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
