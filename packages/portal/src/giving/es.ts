/** Texts of donations, sponsorships and volunteering, in Spanish. */
export const es = {
  'donation.title': 'Quiero apoyar',
  'donation.lead': 'Con tu apoyo, una niña o un niño estudia un año más con nosotros.',

  'giving.ways': 'Maneras de apoyar',
  'giving.donate': 'Donar',
  'giving.sponsor': 'Patrocinar',
  'giving.volunteer': 'Ser voluntarios',
  'giving.donors': 'Quienes apoyan',

  'giving.mine.failed': 'No pudimos traer tus datos',
  'donors.title': 'Quienes apoyan',
  'donors.lead': 'Gracias a su apoyo, más niñas y niños aprenden. Tú también puedes sumarte.',

  'volunteering.title': 'Queremos ser voluntarios',
  'volunteering.lead':
    'Presta el tiempo y lo que sabe tu equipo. No se paga nada: te llamamos para ponernos de acuerdo.',

  'sponsorship.title': 'Quiero patrocinar',
  'sponsorship.lead': 'Tu empresa puede abrirle la puerta de la tecnología a un grupo entero.',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
