import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the settings panels, in Spanish. */
export const es = {
  'settings.layout': 'Distribución',
  'settings.layout.wide': 'Todo el ancho',
  'settings.layout.boxed': 'Al centro',
  'settings.direction': 'Dirección',
  'settings.direction.ltr': 'De izquierda a derecha',
  'settings.direction.rtl': 'De derecha a izquierda',
  'settings.folded': 'Menú plegado',
  'settings.footer': 'Mostrar el pie de página',
  'settings.scrollbars': 'Barras de desplazamiento delgadas',
  'settings.animations': 'Animaciones',
  'settings.theme.main': 'Tema del contenido',
  'settings.theme.navbar': 'Tema del menú',
  'settings.theme.toolbar': 'Tema de la barra superior',
  'settings.theme.footer': 'Tema del pie de página',
  'settings.theme.same': 'Como el contenido',
  'settings.reset': 'Volver a lo de siempre',

  'schemes.lead': 'Elige los colores de toda la pantalla.',
  'schemes.device': 'Como mi dispositivo',
  'schemes.default': 'Cempasúchil',
  'schemes.legacy': 'Papel',
  'schemes.light1': 'Talavera',
  'schemes.light2': 'Bugambilia',
  'schemes.dark': 'Noche',
} as const;

/** They come with the panels. */
export const settingsTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
