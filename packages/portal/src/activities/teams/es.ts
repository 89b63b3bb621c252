import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the teams of an activity, in Spanish. */
export const es = {
  'teams.title': 'Equipos',
  'teams.lead': 'Lo que entregue cualquiera cuenta para todo su equipo. Quien no tenga equipo entrega por su cuenta.',
  'teams.size': 'Alumnos por equipo',
  'teams.draw': 'Repartir al azar',
  'teams.draw.help': 'Solo mueve a quienes todavía no entregan.',
  'teams.name': 'Nombre del equipo {place}',
  'teams.name.default': 'Equipo {place}',
  'teams.add': 'Agregar un equipo',
  'teams.remove': 'Quitar {name}',
  'teams.students': 'Alumnos',
  'teams.none': 'Sin equipo',
  'teams.delivered': '{name} (ya entregó)',
  'teams.save': 'Guardar los equipos',
} as const;

/** They come with the dialog that makes teams. */
export const teamTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
