/** Texts of the ways into other sites, in Spanish. */
export const es = {
  'destinations.title': 'Un momento',
  'destinations.leaving': 'Abriendo {name}…',
  'destinations.failed': 'No pudimos abrir {name}',
  'destinations.missing': 'Este sitio todavía no está disponible en tu comunidad.',
  'destinations.refused': '{name} no está en tu cuenta',
  'destinations.refused.text': 'Si crees que te hace falta, escríbenos y lo vemos juntos.',
  'destinations.home': 'Volver al inicio',
  'destinations.community': 'Comunidad',
  'destinations.games': 'Actividades LIA',
  'destinations.plus': 'LIA Plus',
  'destinations.course': 'LIA U',
  'destinations.kinder': 'LIA Kinder',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}
