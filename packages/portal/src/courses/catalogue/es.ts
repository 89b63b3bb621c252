import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the catalogue of courses, in Spanish. */
export const es = {
  'catalogue.lead': 'Aprende a tu ritmo, con acceso ilimitado. Los precios ya traen lo que te da tu plan.',
  'catalogue.failed': 'No pudimos traer los cursos',
  'catalogue.none.title': 'Aún no hay cursos',
  'catalogue.none.text': 'Estamos preparando los próximos. Vuelve pronto.',
  'catalogue.quota.unlimited': 'Tu plan incluye todos los cursos que quieras.',
  'catalogue.quota.left_one': 'Tu plan incluye {each} cursos al mes: te queda {count}.',
  'catalogue.quota.left_other': 'Tu plan incluye {each} cursos al mes: te quedan {count}.',
  'catalogue.quota.used': 'Ya usaste los {each} cursos de este mes. Los demás tienen descuento por tu plan.',
  'catalogue.allowance': 'Cursos de tu plan',
  'catalogue.all': 'Ver los cursos',
  'catalogue.price.list': 'Precio sin plan:',
  'catalogue.price.mine': 'Tu precio:',
  'catalogue.free': 'Sin costo',
  'catalogue.included': 'Incluido en tu plan',
  'catalogue.included.left_one': 'Incluido en tu plan: te queda {count} de {each} este mes',
  'catalogue.included.left_other': 'Incluido en tu plan: te quedan {count} de {each} este mes',
  'catalogue.discount.mensual': '{percent} % por tu plan mensual',
  'catalogue.discount.anual': '{percent} % por tu plan anual',
  'catalogue.owned': 'Ya es tuyo',
  'catalogue.open': 'Ver mi curso',
  'catalogue.open.of': 'Ver mi curso: {name}',
  'catalogue.buy': 'Comprar',
  'catalogue.buy.of': 'Comprar: {name}',
  'catalogue.take': 'Agregar a mis cursos',
  'catalogue.take.of': 'Agregar a mis cursos: {name}',
  'catalogue.back': 'Todos los cursos',
  'catalogue.gone.title': 'Este curso no está a la venta',
  'catalogue.gone.text': 'Quizá lo retiramos hace poco. Mira los demás.',
} as const;

/** They come with the pages that show them. */
export const catalogueTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
