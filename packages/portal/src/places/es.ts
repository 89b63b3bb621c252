import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about the places that gifts pay, in Spanish. */
export const es = {
  'places.lead':
    'Cada lugar es una membresía para un estudiante. La escuela decide quién la recibe; por eso aquí no verás nombres.',
  'places.failed': 'No pudimos traer tus lugares',
  'places.none.title': 'Aún no has regalado lugares',
  'places.none.text': 'Cuando regales membresías o patrocines a estudiantes, aquí verás cuántos lugares están en uso.',
  'places.none.link': 'Quiero apoyar',
  'places.count_one': '{count} lugar',
  'places.count_other': '{count} lugares',
  'places.months_one': 'por {count} mes',
  'places.months_other': 'por {count} meses',
  'places.waiting': 'Pronto los daremos a una escuela. Su tiempo empieza ese día.',
  'places.school': 'Los tiene {school}.',
  'places.until': 'Hasta: {day}',
  'places.ended': 'Los tuvo {school}, hasta el {day}.',
  'places.used.none': 'Todavía nadie los usa.',
  'places.used.few': 'Ya hay estudiantes que los usan.',
  'places.used_one': '{count} en uso',
  'places.used_other': '{count} en uso',
  'places.used.why': 'Cuando son menos de {least} no decimos cuántos, para cuidar su privacidad.',
  'places.link.title': 'Lo que ya regalaste',
  'places.link.text': 'Mira qué escuela tiene tus lugares y cuántos están en uso.',
  'places.link.open': 'Ver mis lugares',
} as const;

/** They come with the pages that show them. */
export const placeTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
