/** Texts of the offer to volunteer in Spanish. */
export const es = {
  'volunteering.title': 'Participa con un voluntariado corporativo',
  'volunteering.intro': 'El tiempo de tu equipo también le abre camino a una niña o un niño.',
  'volunteering.organisation': 'Tu empresa',
  'volunteering.company.hint': 'El nombre con el que la conocemos',
  'volunteering.you': 'Tus datos',
  'volunteering.instructions.hint': 'Cuántas personas son, qué saben hacer y cuándo pueden',
  'volunteering.submit': 'Proponer mi voluntariado',
  'volunteering.again': 'Proponer otro voluntariado',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
