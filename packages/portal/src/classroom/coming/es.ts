/** Where classes stand, and those of a child, in Spanish. */
export const es = {
  'classes.state.early': 'Programada',
  'classes.state.waiting': 'Por abrir',
  'classes.state.open': 'Abierta',
  'classes.state.over': 'Terminó',
  'classes.state.cancelled': 'Cancelada',
  'classes.children': 'Clases en línea',
  'classes.children.all': 'Ver todas las clases',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
