import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the portal about consents that are missing, in Spanish. */
export const es = {
  'consents.title': 'Nos falta tu consentimiento',
  'consents.text':
    'Tu cuenta sigue abierta y no pierdes nada de lo que tienes. Cuando puedas, lee y acepta lo que falta.',
  'consents.title.changed': 'Actualizamos nuestros textos',
  'consents.text.changed':
    'Tu cuenta sigue abierta y no pierdes nada de lo que tienes. Cuando puedas, lee y acepta la versión nueva.',
  'consents.terms': 'Acepto los términos y condiciones.',
  'consents.terms.read': 'Leer los términos y condiciones',
  'consents.privacy': 'Acepto el aviso de privacidad.',
  'consents.privacy.read': 'Leer el aviso de privacidad',
  'consents.before': 'Aceptaste la versión del {day}.',
  'consents.incomplete': 'Marca lo que aceptas para guardar tu consentimiento.',
  'consents.submit': 'Guardar mi consentimiento',
  'consents.list.terms': 'Términos y condiciones',
  'consents.list.privacy': 'Aviso de privacidad',
  'consents.list.since': 'Aceptado el {when}',
  'consents.list.old': 'Aceptado el {when}, en una versión anterior',
  'consents.list.none': 'Falta tu aceptación',
  'consents.list.read.of': 'Leer: {title}',
  'consents.list.read': 'Leer',

  'legal.version': 'Versión del {version}',
  'legal.failed': 'No pudimos traer este texto',
  'legal.failed.text': 'Revisa tu conexión a internet, o pide la versión en vigor desde el pie de la página.',
} as const;

/** They come with the pages that show them. */
export const consentTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
