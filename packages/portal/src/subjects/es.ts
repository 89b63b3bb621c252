import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about the subjects of a group, in Spanish. */
export const es = {
  'subjects.lead': 'Ordena por materia las misiones de este grupo.',
  'subjects.of': 'Materias de {name}',
  'subjects.failed': 'No pudimos traer las materias',
  'subjects.unknown': 'Esa materia ya no existe, o no es de tus grupos',
  'subjects.none.title': 'Este grupo aún no tiene materias',
  'subjects.none.text': 'Agrega las que suelen darse en {grade}, o escribe las tuyas.',
  'subjects.usual': 'Agregar estas {count} materias',
  'subjects.add': 'Agregar materia',
  'subjects.name': 'Nombre de la materia',
  'subjects.save': 'Guardar',
  'subjects.rename': 'Cambiar el nombre',
  'subjects.rename.name': 'Cambiar el nombre de {name}',
  'subjects.delete': 'Eliminar',
  'subjects.delete.name': 'Eliminar {name}',
  'subjects.delete.title': '¿Eliminar la materia {name}?',
  'subjects.delete.text': 'Sus misiones conservan el nombre. Ya no podrás elegirla para otras.',
  'subjects.undo': 'Deshacer',
  'subjects.activities.none': 'Sin misiones',
  'subjects.activities_one': '{count} misión',
  'subjects.activities_other': '{count} misiones',
  'subjects.empty.title': 'Aún no hay misiones de esta materia',
  'subjects.empty.text': 'Las que le pongas al grupo con esta materia aparecerán aquí.',
  'subjects.back': 'Ver el grupo',
  'subjects.all': 'Todas las materias del grupo',
} as const;

/** They come with the pages that show them. */
export const subjectTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
